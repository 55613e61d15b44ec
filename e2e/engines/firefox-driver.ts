import process from 'node:process'
import puppeteer, { type Browser, type KeyInput, type Page } from 'puppeteer-core'
import { type DrivenWindow, type Driver, frameAt, type WindowOptions } from './driver.ts'

type Preferences = Record<string, boolean | number>

/** What Firefox takes only when it starts. */
function preferencesFor({ reducedMotion, colorScheme, runsScripts }: WindowOptions): Preferences {
  return {
    'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
    'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
    'javascript.enabled': runsScripts,
  }
}

/** Firefox, by Puppeteer over WebDriver BiDi: one process for each set of preferences. */
export async function startFirefox(): Promise<Driver> {
  const browsers = new Map<string, Promise<Browser>>()

  function browserWith(preferences: Preferences): Promise<Browser> {
    const key = JSON.stringify(preferences)
    const started =
      browsers.get(key) ??
      puppeteer.launch({
        browser: 'firefox',
        executablePath: process.env.FIREFOX_PATH,
        headless: true,
        extraPrefsFirefox: preferences,
      })
    browsers.set(key, started)
    return started
  }

  async function openWindow(options: WindowOptions): Promise<DrivenWindow> {
    const browser = await browserWith(preferencesFor(options))
    const context = await browser.createBrowserContext()
    const page = await context.newPage()
    await page.setViewport({ width: options.width, height: options.height })
    await page.evaluateOnNewDocument(options.preload)
    return { ...windowOf(page), close: () => context.close() }
  }

  async function close() {
    for (const browser of browsers.values()) await (await browser).close()
  }

  return { openWindow, close }
}

function windowOf(page: Page): Omit<DrivenWindow, 'close'> {
  return {
    goTo: async (address) => {
      await page.goto(address, { waitUntil: 'domcontentloaded' })
    },
    evaluate: (expression, place) => frameAt(page.mainFrame(), place).evaluate(expression),
    press: async (keys) => {
      const pressed = keys.replace('Space', ' ').split(/(?<=.)\+/) as KeyInput[]
      for (const key of pressed) await page.keyboard.down(key)
      for (const key of pressed.reverse()) await page.keyboard.up(key)
    },
    clickAt: (x, y) => page.mouse.click(x, y),
  }
}
