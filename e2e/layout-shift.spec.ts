import process from 'node:process'
import { expect, test } from '@playwright/test'
import { readShifts } from './support/layout-shift.ts'
import { readToTheEnd } from './support/observe.ts'
import { CHROMIUM_SWITCHES } from './support/site-under-test.ts'

// With scroll bars, as on most desktops: a page that outgrows the window gets one.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: CHROMIUM_SWITCHES,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
})

for (const [path, width, height] of [
  ['/', 390, 844],
  ['/', 1280, 720],
  ['/privacy-policy', 390, 844],
  ['/no-such-page', 1280, 720],
] as const) {
  test(`nothing moves while ${path} loads and is read, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.route(/\.woff2(?:\?|$)/, (route) => route.abort())
    // The line of a phone: Lighthouse's slow 4G. The landing page arrives in about a second.
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const line = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_375 }
    await session.send('Network.emulateNetworkConditions', { offline: false, ...line })
    const picturesMayCome = Promise.withResolvers<void>()
    await page.route(/\.svg$/, (route) => picturesMayCome.promise.then(() => route.continue()))
    await page.goto(path, { waitUntil: 'commit' })
    await page.getByRole('contentinfo').waitFor()
    await readToTheEnd(page)
    const pictures = page.locator('img')
    const placesOf = () =>
      pictures.evaluateAll((all: HTMLImageElement[]) =>
        all.map(({ src, width, height }) => `${src}: ${width} × ${height}`),
      )
    const places = await placesOf()
    picturesMayCome.resolve()
    await expect(pictures.last()).toHaveJSProperty('complete', true)
    expect(await placesOf(), 'the place that is kept for each picture').toEqual(places)
    await readToTheEnd(page)
    if (path === '/') {
      await page.getByRole('link', { name: 'Join the Waitlist Today' }).click()
      await page.frameLocator('iframe').getByRole('textbox').first().waitFor()
    }
    expect(await readShifts(page)).toEqual([])
    // The scroll bar is there from the first paint, even if that is shorter than the window.
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'scroll')
  })
}
