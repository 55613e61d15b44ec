import type { Page } from '@playwright/test'
import { visit } from './browser.ts'
import { type Measure, median } from './report.ts'
import { SITE } from './sites.ts'

const RUNS = 3
const REST_MS = 1500
const PAUSE_MS = 800
/** How long a pointer rests on a link before it is pressed. */
const HOVER_MS = 700

const openLanding = (page: Page) => page.goto(SITE, { waitUntil: 'networkidle' })

/** Scrolls to the page's end as a thumb does, a third of a window at a time. */
async function scrollThrough(page: Page) {
  const end = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < end; top += 270) {
    await page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top)
    await page.waitForTimeout(120)
  }
  await page.waitForTimeout(REST_MS)
}

/** Runs in the page: notes all that the browser tells of one kind from now on. */
function note(kind: string) {
  const noted: PerformanceEntry[] = []
  Object.assign(window, { noted })
  const options = { type: kind, durationThreshold: 16 }
  new PerformanceObserver((list) => noted.push(...list.getEntries())).observe(options)
}

/** The longest since the last time, in milliseconds; 0 where nothing was noted. */
const longestNoted = (page: Page) =>
  page.evaluate(() => {
    const { noted } = window as unknown as { noted: PerformanceEntry[] }
    return Math.max(0, ...noted.splice(0).map(({ duration }) => duration))
  })

/** The landing page's bytes as it loads and is scrolled, and its longest task meanwhile. */
const loadAll = () =>
  visit({ window: 'phone', slower: 4 }, async (page): Promise<Measure[]> => {
    const kb = { all: 0, script: 0 }
    page.on('requestfinished', async (request) => {
      if (!request.url().startsWith(SITE)) return
      const { responseBodySize, responseHeadersSize } = await request.sizes()
      const size = (responseBodySize + responseHeadersSize) / 1000
      kb.all += size
      if (request.resourceType() === 'script') kb.script += size
    })
    await openLanding(page)
    await page.waitForTimeout(REST_MS)
    const before = { ...kb }
    await page.evaluate(note, 'longtask')
    await scrollThrough(page)
    const longest = await longestNoted(page)
    return [
      { what: 'All bytes before scrolling', value: before.all, unit: 'kB', most: 60 },
      { what: 'Script before scrolling', value: before.script, unit: 'kB', most: 0 },
      { what: 'Script after the whole page', value: kb.script, unit: 'kB', most: 75 },
      { what: 'Longest task while scrolling, 4× slower', value: longest, unit: 'ms', most: 50 },
    ]
  })

/** A press on each kind of control, once everything on the landing page runs. */
const pressAll = () =>
  visit({ window: 'phone', slower: 6 }, async (page): Promise<Measure[]> => {
    await openLanding(page)
    await scrollThrough(page)
    await page.evaluate(note, 'event')
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const controls = {
      Menu: button('Menu'),
      'a question': page.locator('#faq summary').first(),
      'a stage': page.getByRole('group', { name: 'Show a stage' }).locator('label').nth(2),
      Hear: button('Hear the four stages'),
      Join: page.getByRole('main').getByRole('link', { name: 'Join' }).first(),
    }
    const measures: Measure[] = []
    for (const [name, control] of Object.entries(controls)) {
      await control.scrollIntoViewIfNeeded()
      await page.waitForTimeout(PAUSE_MS)
      await longestNoted(page)
      const { x = 0, y = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {}
      // `Locator.tap` listens in the page to where it lands, which takes time of its own.
      await page.touchscreen.tap(x + width / 2, y + height / 2)
      await page.waitForTimeout(PAUSE_MS)
      const value = await longestNoted(page)
      measures.push({ what: `Press on ${name}, 6× slower`, value, unit: 'ms', most: 100 })
      // Closes the menu and stops the sound.
      await page.keyboard.press('Escape')
    }
    return measures
  })

/** Runs in the page: from coming to a section until something in it can be seen. */
async function waitFor([anchor, sign]: readonly [string, string]) {
  const isSeen = () => document.querySelector(sign)?.checkVisibility({ visibilityProperty: true })
  if (isSeen()) throw new Error(`"${sign}" was there before its section was near.`)
  const start = performance.now()
  window.location.hash = anchor
  // A jump, since the way there is not what is measured.
  document.getElementById(anchor)?.scrollIntoView({ behavior: 'instant' })
  while (!isSeen()) await new Promise(requestAnimationFrame)
  return performance.now() - start
}

const comeTo = (what: string, anchor: string, sign: string) =>
  visit({ window: 'phone', slower: 1 }, async (page): Promise<Measure[]> => {
    await openLanding(page)
    const value = await page.evaluate(waitFor, [anchor, sign] as const)
    return [{ what, value, unit: 'ms', most: 800 }]
  })

/** Runs in the page: when the visitor first saw it, by the clock. */
async function firstSeen() {
  const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]
  while (!firstPaint()) await new Promise(requestAnimationFrame)
  const [visit] = performance.getEntriesByType('navigation')
  // A page drawn beforehand counts from when the visitor came to it.
  const { activationStart = 0 } = visit as never as { activationStart?: number }
  return performance.timeOrigin + Math.max(firstPaint()?.startTime ?? 0, activationStart)
}

/** The next page once the pointer has rested on its link, and Back from there. */
const goOnAndBack = () =>
  visit({ window: 'desktop', slower: 1 }, async (page): Promise<Measure[]> => {
    await openLanding(page)
    await page.evaluate(() => {
      window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
    })
    const policy = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })
    await policy.hover()
    await page.waitForTimeout(HOVER_MS)
    // By the browser's own clock: the test's click takes its time before it arrives.
    const pressed = page.waitForEvent('console')
    await page.evaluate(() => {
      const tell = ({ timeStamp }: Event) => console.log(performance.timeOrigin + timeStamp)
      window.addEventListener('click', tell)
    })
    await policy.click()
    await page.waitForURL('**/privacy-policy')
    const next = (await page.evaluate(firstSeen)) - Number((await pressed).text())
    await page.goBack({ waitUntil: 'commit' })
    const isKept = await page.evaluate(() => 'persisted' in window && window.persisted === true)
    return [
      { what: 'Next page, after a rest on its link', value: next, unit: 'ms', most: 200 },
      { what: 'Back loads the page again (0 is no)', value: Number(!isKept), unit: '', most: 0 },
    ]
  })

/** What a visitor meets once the landing page is there; the middle of several visits each. */
export async function measureAfterPaint(): Promise<Measure[]> {
  const looks = [
    pressAll,
    () => comeTo('Illustration, from near to ready', 'masking', '#masking button'),
    () => comeTo('Form, from “Join” to its frame', 'waitlist', '#waitlist iframe'),
    goOnAndBack,
    loadAll,
  ]
  const visits: Measure[][] = []
  for (let run = 0; run < RUNS; run += 1) {
    const measures: Measure[] = []
    for (const look of looks) measures.push(...(await look()))
    visits.push(measures)
  }
  return (visits[0] ?? []).map((measure, index) => ({
    ...measure,
    value: median(visits.map((measures) => measures[index]?.value ?? Number.NaN)),
  }))
}
