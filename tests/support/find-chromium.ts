import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'
import { chromium } from '@playwright/test'

/** The headless shell, which Playwright's own Chromium also uses, takes half the time. */
const SYSTEM = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/**
 * `CHROMIUM_PATH`, Playwright's own Chromium (which needs no path) or the system's; undefined if
 * there is none.
 */
export function findChromium(): { path?: string } | undefined {
  if (process.env.CHROMIUM_PATH) return { path: process.env.CHROMIUM_PATH }
  if (existsSync(chromium.executablePath())) return {}
  const which = (name: string) => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim()
  const path = SYSTEM.map(which).find(Boolean)
  return path ? { path } : undefined
}
