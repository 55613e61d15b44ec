import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'
import { chromium } from '@playwright/test'

const SYSTEM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Playwright's own Chromium or the system's, unless `CHROMIUM_PATH` names another. */
export function findChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  const which = (name: string) => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim()
  return SYSTEM.map(which).find(Boolean)
}
