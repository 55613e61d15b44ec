import { expect, type Request, test } from '@playwright/test'
import { fontsOf, OWN_FONT } from './support/fonts.ts'
import { readShifts, recordShifts } from './support/layout-shifts.ts'
import { readToTheEnd } from './support/observe.ts'

const FONT = /\.woff2(?:\?|$)/

for (const { name, path } of [
  { name: 'the landing page', path: '/' },
  { name: 'a legal page', path: '/privacy-policy' },
]) {
  test(`nothing moves on ${name} when its font comes late or never`, async ({ page }) => {
    let fontMayCome: Promise<boolean>
    await recordShifts(page)
    await page.route(FONT, async (route) =>
      (await fontMayCome) ? route.continue() : route.abort(),
    )
    for (const [width, comes] of [
      [1280, true],
      [360, false],
    ] as const) {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      fontMayCome = promise
      const isFont = (request: Request) => FONT.test(request.url())
      const fontIsDone = comes
        ? page.waitForEvent('requestfinished', isFont)
        : page.waitForEvent('requestfailed', isFont)
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path, { waitUntil: 'commit' })
      await page.getByRole('contentinfo').waitFor()
      await readToTheEnd(page, path)
      // Shifts count only within the window, so the font finds the whole page in it.
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({ width, height })
      expect(await readShifts(page)).toEqual([])
      resolve(comes)
      await fontIsDone
      await page.evaluate(() => document.fonts.ready)
      expect(await readShifts(page), `${width} px wide`).toEqual([])
    }
  })
}

test('words do not wait for a font that never comes', async ({ page }) => {
  await page.route(FONT, () => undefined)
  const request = page.waitForRequest(FONT)
  await page.goto('/', { waitUntil: 'commit' })
  await request
  const hasDrawn = () => performance.getEntriesByName('first-contentful-paint').length > 0
  await page.waitForFunction(hasDrawn, undefined, { polling: 50 })
  expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
  expect(await fontsOf(page, 'h1')).not.toContain(OWN_FONT)
})

test('a late font waits for the next page, which is read in it', async ({ page }) => {
  // A slow line and not a route: routes turn the browser's cache off.
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  // Lighthouse's slow 4G, in bytes a second.
  const line = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_375 }
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line })
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  expect(await fontsOf(page, 'h1')).not.toContain(OWN_FONT)
  // Astro's preview has a cached font asked for again, unlike the hosts. A busy machine may be late.
  const fast = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
  await session.send('Network.emulateNetworkConditions', { offline: false, ...fast })
  await expect(async () => {
    await page.goto('/terms-of-service')
    await page.evaluate(() => document.fonts.ready)
    for (const selector of ['h1', 'main p', 'footer a']) {
      expect(await fontsOf(page, selector)).toEqual([OWN_FONT])
    }
  }).toPass()
})
