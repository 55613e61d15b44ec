import { DEVICES } from './support/devices.ts'
import { boxOf } from './support/observe.ts'
import { BARE_SITE, FULL_SITE } from './support/sites.ts'
import { expect, test } from './support/test.ts'

test('the eight sections are in order, with their titles', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('body > header, section, body > footer')).toHaveText([
    /Sampletune/,
    /^For when quiet isn’t quiet.*A soft hiss near the tone you pick.*silent until you press Hear\.Not out yet\..*Play tones.*Pick the closest.*Choose how soft.*Not tested yet, and not a cure.*About 2 minutes/,
    /^We Get It\. Nothing Has Worked\..*Desperate for relief.*Nothing cures tinnitus.*Quality of life affected/,
    /Why Personalized Masking Works.*Initial State.*Tinnitus Masked.*Residual Inhibition.*Habituation/,
    /How personalized sound therapy helps you.*Better Sleep.*Focus on Work & Activities.*Improved Quality of Life/,
    /^Join the waitlist/,
    /^FAQ/,
    /Legal/,
  ])
})

for (const site of [FULL_SITE, BARE_SITE]) {
  test(`the first window of ${site} shows headline, lead and buttons`, async ({ page }) => {
    await page.goto(site)
    const main = page.getByRole('main')
    const title = main.getByRole('heading', { level: 1 })
    const lead = main.getByText(/^Sampletune is a phone app in the making/)
    const join = main.getByRole('link', { name: 'Join the Waitlist', exact: true })
    const book = main.getByRole('link', { name: 'Book a Call' }).first()
    for (const viewport of [...DEVICES, { width: 2560, height: 1440 }]) {
      await page.setViewportSize(viewport)
      for (const part of [title, lead, join, book]) await expect(part).toBeInViewport({ ratio: 1 })
      const header = await boxOf(page.getByRole('banner'))
      expect((await boxOf(title)).top).toBeGreaterThanOrEqual(header.bottom)
    }
    // The phone's window in a browser that shows its bars.
    await page.setViewportSize({ width: 390, height: 664 })
    await expect(join).toBeInViewport({ ratio: 1 })
  })
}

test('the hero moves briefly, and with reduced motion not at all', async ({ page }) => {
  await page.goto('/')
  const ends = () =>
    page.evaluate(() => document.getAnimations().map((a) => a.effect?.getComputedTiming().endTime))
  expect(await ends()).not.toEqual([])
  // After five seconds, it would need a way to stop it (WCAG 2.2.2).
  for (const end of await ends()) expect(end).toBeLessThan(5000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await ends()).toEqual([])
})
