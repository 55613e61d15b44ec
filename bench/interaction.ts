import type { Browser, Page } from 'puppeteer-core'
import { closePhone, openPhone } from './browser.ts'
import type { Chapter } from './report.ts'

const RUNS = 5

declare global {
  interface Window {
    slowest: number
  }
}

/** Each control of the landing page, by what a visitor presses. */
const CONTROLS = [
  { what: 'Menu', selector: '.menu-button' },
  { what: 'Question', selector: '#faq summary' },
  { what: 'Another question', selector: '#faq details:nth-of-type(4) summary' },
  { what: 'Stage', selector: '.stage-picker button:nth-of-type(3)' },
  { what: 'Pause', selector: '.masking-control button:not([hidden])' },
  { what: 'Join', selector: '#hero a[href="#waitlist"], main a[href="#waitlist"]' },
] as const

/** Opens the landing page with every part running, and notes the slowest interaction. */
async function openRunning(browser: Browser, site: string): Promise<Page> {
  const page = await openPhone(browser, 6)
  await page.goto(`${site}/`, { waitUntil: 'networkidle0' })
  for (const id of ['masking', 'waitlist', 'faq']) {
    await page.$eval(`#${id} astro-island > *`, (part) => part.scrollIntoView())
    await page.waitForSelector(`#${id} astro-island:not([ssr])`)
  }
  await page.waitForNetworkIdle()
  await page.evaluate(() => {
    window.slowest = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        window.slowest = Math.max(window.slowest, duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  return page
}

/** Taps a control and waits until what it did has been drawn, in milliseconds; 16 and less is 16. */
async function tapOnce(browser: Browser, site: string, selector: string): Promise<number> {
  const page = await openRunning(browser, site)
  const control = await page.$(selector)
  if (!control) throw new Error(`There is no ${selector} to press.`)
  await control.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await new Promise((passed) => setTimeout(passed, 300))
  await control.tap()
  await new Promise((passed) => setTimeout(passed, 700))
  const slowest = await page.evaluate(() => window.slowest)
  await closePhone(page)
  return Math.max(16, slowest)
}

/** From each control's press to the next drawing. */
export async function measureInteraction(browser: Browser, site: string): Promise<Chapter> {
  const measures: Chapter['measures'] = []
  for (const { what, selector } of CONTROLS) {
    const values: number[] = []
    for (let run = 0; run < RUNS; run += 1) values.push(await tapOnce(browser, site, selector))
    measures.push({ what, values, unit: 'ms', bound: { most: 100 } })
  }
  return {
    title: 'Interaction to next paint',
    method:
      'A tap on each control of the landing page, every part running, processor 6 times slower. ' +
      'The browser tells durations in steps of 8 ms, and none below 16.',
    measures,
  }
}
