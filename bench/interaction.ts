import type { Browser } from 'puppeteer-core'
import { openPhone, type Phone, pass } from './browser.ts'
import type { Chapter } from './report.ts'

const RUNS = 5
/** How long a finger stays on the glass when it taps. */
const TAP_MS = 90

declare global {
  interface Window {
    slowest: number
  }
}

/** Each control of the landing page, by what a visitor presses. */
const CONTROLS = [
  { what: 'Menu', selector: '.menu-button', isBound: true },
  { what: 'Question', selector: '#faq summary', isBound: true },
  { what: 'Another question', selector: '#faq details:nth-of-type(4) summary', isBound: true },
  { what: 'Stage', selector: '.stage-picker button:nth-of-type(3)', isBound: true },
  { what: 'Pause', selector: '.masking-control button:not([hidden])', isBound: true },
  { what: 'Hear', selector: '.hear-bar button', isBound: false },
  { what: 'Join', selector: '#hero a[href="#waitlist"], main a[href="#waitlist"]', isBound: true },
] as const

/** Opens the landing page with every part running, and notes the slowest interaction. */
async function openRunning(browser: Browser, site: string): Promise<Phone> {
  const phone = await openPhone(browser, 6)
  await phone.open(`${site}/`)
  for (const id of ['masking', 'waitlist', 'faq']) {
    await phone.run(async (name) => {
      const part = document.querySelector(`#${name} astro-island`)
      part?.firstElementChild?.scrollIntoView({ behavior: 'instant' })
      while (part?.hasAttribute('ssr')) await new Promise(requestAnimationFrame)
    }, id)
  }
  // The form in its frame comes to rest as well.
  await pass(1500)
  await phone.run(() => {
    window.slowest = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        window.slowest = Math.max(window.slowest, duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  return phone
}

/** Where a control is in the window, once it is in its middle, in pixels. */
function placeOf(selector: string) {
  const control = document.querySelector(selector)
  if (!control) throw new Error(`There is no ${selector} to press.`)
  control.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = control.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** Taps a control and waits until what it did has been drawn, in milliseconds; 16 and less is 16. */
async function tapOnce(browser: Browser, site: string, selector: string): Promise<number> {
  const phone = await openRunning(browser, site)
  const place = await phone.run(placeOf, selector)
  await pass(300)
  await phone.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] })
  await pass(TAP_MS)
  await phone.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await pass(700)
  const slowest = await phone.run(() => window.slowest)
  await phone.close()
  return Math.max(16, slowest)
}

/** From each control's press to the next drawing. */
export async function measureInteraction(browser: Browser, site: string): Promise<Chapter> {
  const measures: Chapter['measures'] = []
  for (const { what, selector, isBound } of CONTROLS) {
    const values: number[] = []
    for (let run = 0; run < RUNS; run += 1) values.push(await tapOnce(browser, site, selector))
    measures.push({ what, values, unit: 'ms', bound: isBound ? { most: 100 } : undefined })
  }
  return {
    title: 'Interaction to next paint',
    method:
      'A tap on each control of the landing page, every part running, processor 6 times slower. ' +
      'The browser tells durations in steps of 8 ms, and none below 16. The press that lets the ' +
      'stages be heard has no bound: it opens the device’s sound, which Safari wants in the press.',
    measures,
  }
}
