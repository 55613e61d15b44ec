import process from 'node:process'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../e2e/support/find-browser.ts'
import { CHROMIUM_SWITCHES } from '../e2e/support/site-under-test.ts'
import { SERVER_ADDRESS } from './line.ts'

const WINDOWS = {
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
  desktop: { viewport: { width: 1280, height: 800 } },
}

/** With what is to be reached: paint at most so many times as late as a blank page's. */
export const VIEWS = [
  { name: 'Phone', window: 'phone', slower: 1, goal: { first: 1.12, largest: 1.2 } },
  { name: 'Slow phone', window: 'phone', slower: 4, goal: { first: 1.2, largest: 1.25 } },
  { name: 'Desktop', window: 'desktop', slower: 1, goal: { first: 1.15, largest: 1.2 } },
] as const

export type ViewName = (typeof VIEWS)[number]['name']

/**
 * Beside a program that drives it, Chromium reads React again for the lines of a stack trace as it
 * first runs: 16 ms instead of 1.6 in a browser that nobody drives. With this it reads it once.
 */
const AS_UNDRIVEN = '--js-flags=--no-enable-lazy-source-positions'

/** @param switches beside those of every visit */
export function startBrowser(...switches: string[]): Promise<Browser> {
  const toServer = `--host-resolver-rules=MAP *.example ${SERVER_ADDRESS}`
  // Chromium would imitate a graphics card on the processor, which no visitor's browser does.
  const asVisited = ['--disable-gpu', '--ignore-certificate-errors', toServer, AS_UNDRIVEN]
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? findChromium(),
    args: [...CHROMIUM_SWITCHES, ...asVisited, ...switches],
    // Visitors have the cache of whole pages that Back uses.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
}

/**
 * Looks at a page in a new browser, which has kept nothing from before.
 * @param view its `slower` tells how many times slower the processor is
 */
export async function visit<Result>(
  { window, slower }: { window: keyof typeof WINDOWS; slower: number },
  look: (page: Page) => Promise<Result>,
): Promise<Result> {
  const browser = await startBrowser()
  try {
    const page = await browser.newPage({ ...WINDOWS[window], ignoreHTTPSErrors: true })
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slower })
    return await look(page)
  } finally {
    await browser.close()
  }
}
