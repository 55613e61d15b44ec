import process from 'node:process'
import { chromium, type Page } from '@playwright/test'
import { CHROMIUM_SWITCHES } from '../support/site-under-test.ts'
import { type DrivenWindow, type Driver, frameAt, type WindowOptions } from './driver.ts'

/** Chromium, by Playwright. */
export async function startChromium(): Promise<Driver> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: CHROMIUM_SWITCHES,
  })

  async function openWindow(options: WindowOptions): Promise<DrivenWindow> {
    const { width, height, reducedMotion, colorScheme, runsScripts } = options
    const context = await browser.newContext({
      viewport: { width, height },
      reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
      colorScheme,
      javaScriptEnabled: runsScripts,
    })
    await context.addInitScript(options.preload)
    return windowOf(await context.newPage())
  }

  return { openWindow, close: () => browser.close() }
}

function windowOf(page: Page): DrivenWindow {
  return {
    goTo: async (address) => {
      await page.goto(address, { waitUntil: 'domcontentloaded' })
    },
    evaluate: (expression, place) => frameAt(page.mainFrame(), place).evaluate(expression),
    press: (key) => page.keyboard.press(key),
    clickAt: (x, y) => page.mouse.click(x, y),
    close: () => page.context().close(),
  }
}
