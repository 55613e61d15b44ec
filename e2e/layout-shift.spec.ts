import process from 'node:process'
import { expect, type Page, test } from '@playwright/test'
import { readToTheEnd } from './support/observe.ts'
import { STYLED_PAGES } from './support/pages.ts'
import { CHROMIUM_SWITCHES } from './support/site-under-test.ts'

const FONT = /\.woff2(?:\?|$)/

// With scroll bars, as on most desktops: a page that outgrows the window gets one.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: CHROMIUM_SWITCHES,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
})

/** Every layout shift since the visit began, also those right after input. */
const readShifts = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
    const shifts: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as LayoutShift).value)
    }).observe({ type: 'layout-shift', buffered: true })
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
    return shifts
  })

interface LayoutShift extends PerformanceEntry {
  value: number
}

/** The line of a phone: Lighthouse's slow 4G. The landing page arrives in about a second. */
async function useSlowLine(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const line = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_375 }
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line })
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport })

    for (const { name, path } of STYLED_PAGES) {
      test(`nothing moves while ${name} loads and is read`, async ({ page }) => {
        await page.route(FONT, (route) => route.abort())
        await useSlowLine(page)
        await page.goto(path, { waitUntil: 'commit' })
        await page.getByRole('contentinfo').waitFor()
        await readToTheEnd(page)
        if (path === '/') {
          await page.getByRole('link', { name: 'Join the Waitlist Today' }).click()
          await page.frameLocator('iframe').getByRole('textbox').first().waitFor()
        }
        expect(await readShifts(page)).toEqual([])
      })
    }
  })
}
