import { DEVICES } from './support/devices.ts'
import { boxOf } from './support/observe.ts'
import { BARE_SITE, FULL_SITE } from './support/sites.ts'
import { expect, test } from './support/test.ts'

test('the eight sections are in order, with their titles', async ({ page }) => {
  await page.goto('/')
  const parts = page.locator('body > header, section, body > footer')
  await expect(parts.filter({ hasNot: page.locator('#waitlist') })).toHaveText([
    /Sampletune/,
    /Join the Waitlist.*Book a Call/,
    /^We Get It\. Nothing Has Worked\..*Desperate for relief.*Nothing cures tinnitus.*Quality of life affected/,
    /Why Personalized Masking Works.*Initial State.*Tinnitus Masked.*Residual Inhibition.*Habituation/,
    /How personalized sound therapy helps you.*Better Sleep.*Focus on Work & Activities.*Improved Quality of Life/,
    /^FAQ/,
    /© 2025/,
  ])
  const anchors = await page.locator('main h2[id]').evaluateAll((all) => all.map(({ id }) => id))
  expect(anchors).toEqual(['problem', 'masking', 'how-it-works', 'waitlist', 'faq'])
})

for (const [texts, site] of Object.entries({ with: FULL_SITE, without: BARE_SITE })) {
  test(`${texts} the owner’s texts, the first window shows headline, lead and buttons`, async ({
    page,
  }) => {
    await page.goto(site)
    const main = page.getByRole('main')
    const title = main.getByRole('heading', { level: 1 })
    const lead = main.locator('.hero-lead')
    const join = main.getByRole('link', { name: 'Join the Waitlist', exact: true })
    const book = main.getByRole('link', { name: 'Book a Call' }).first()
    for (const viewport of [...DEVICES, { width: 2560, height: 1440 }]) {
      await page.setViewportSize(viewport)
      for (const part of [title, lead, join, book]) await expect(part).toBeInViewport({ ratio: 1 })
      const header = await boxOf(page.getByRole('banner'))
      expect((await boxOf(title)).top, 'title').toBeGreaterThanOrEqual(header.bottom)
    }
    // The phone's window in a browser that shows its bars.
    await page.setViewportSize({ width: 390, height: 664 })
    await expect(join).toBeInViewport({ ratio: 1 })
  })
}

test('the hero moves only briefly, and with reduced motion not at all', async ({ page }) => {
  await page.goto('/')
  const ends = () =>
    page.evaluate(() => document.getAnimations().map((a) => a.effect?.getComputedTiming().endTime))
  expect(await ends()).not.toEqual([])
  // After five seconds, it would need a way to stop it (WCAG 2.2.2).
  for (const end of await ends()) expect(end).toBeLessThan(5000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await ends()).toEqual([])
})
