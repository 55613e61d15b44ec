import process from 'node:process'
import { expect, type Page, test } from '@playwright/test'
import { readToTheEnd } from './support/observe.ts'
import { STYLED_PAGES } from './support/pages.ts'
import { CHROMIUM_SWITCHES } from './support/site-under-test.ts'

declare global {
  interface Window {
    shifts: string[]
  }
}

const FONT = /\.woff2(?:\?|$)/

// With scroll bars, as on most desktops: a page that outgrows the window gets one.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: CHROMIUM_SWITCHES,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
})

/** Notes every layout shift from the next visit on, also those right after input. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as PerformanceEntry & { sources: { node: Node | null }[] }
        window.shifts.push(
          ...sources.map(({ node }) => `${node?.parentElement?.outerHTML}`.slice(0, 200)),
        )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What has moved since the visit began, once all that has changed is drawn. */
const readShifts = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
    return window.shifts
  })

/** Over it, the landing page arrives in about two seconds. */
async function useSlowLine(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const line = { latency: 100, downloadThroughput: 40_000, uploadThroughput: 40_000 }
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line })
}

for (const { width, height, font } of [
  { width: 390, height: 844, font: 'never' },
  { width: 768, height: 1024, font: 'late' },
  { width: 1280, height: 720, font: 'slowly' },
]) {
  for (const { name, path } of STYLED_PAGES) {
    test(`nothing moves while ${name} loads and is read, ${width} px wide, its font coming ${font}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await recordShifts(page)
      await useSlowLine(page)
      const late = Promise.withResolvers<void>()
      if (font === 'never') await page.route(FONT, (route) => route.abort())
      if (font === 'late') {
        await page.route(FONT, (route) => late.promise.then(() => route.continue()))
      }
      await page.goto(path, { waitUntil: 'commit' })
      await page.getByRole('contentinfo').waitFor()
      await readToTheEnd(page, path)
      expect(await readShifts(page)).toEqual([])
      if (font !== 'late') return
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      const arrived = page.waitForEvent('requestfinished', (request) => FONT.test(request.url()))
      late.resolve()
      await arrived
      await page.evaluate(() => document.fonts.ready)
      expect(await readShifts(page)).toEqual([])
    })
  }
}
