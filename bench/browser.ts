import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { findChromium } from '../e2e/find-browser.ts'
import { CHROMIUM_SWITCHES } from '../e2e/site-under-test.ts'

/** Lighthouse's phone on slow 4G: 150 ms there and back, 1,638.4 kbit/s (its `constants.js`). */
const SLOW_4G = { latency: 150, download: 204_800, upload: 84_000 }
const PHONE = { width: 412, height: 823 }

/** Chromium as the tests have it. */
export function startBrowser(): Promise<Browser> {
  return puppeteer.launch({
    executablePath: findChromium(),
    headless: true,
    args: [...CHROMIUM_SWITCHES],
  })
}

/**
 * A window of a phone, without any cache from before.
 * @param slower how many times slower the processor is
 * @param isSlowNetwork whether the network is slow 4G
 */
export async function openPhone(
  browser: Browser,
  slower: number,
  isSlowNetwork = false,
): Promise<Page> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  // A window behind another draws nothing.
  await page.bringToFront()
  await page.setViewport({ ...PHONE, isMobile: true, hasTouch: true })
  await page.emulateCPUThrottling(slower)
  if (isSlowNetwork) await page.emulateNetworkConditions(SLOW_4G)
  return page
}

/** Closes a window with its cache. */
export const closePhone = (page: Page) => page.browserContext().close()
