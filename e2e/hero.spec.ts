import { expect, test } from '@playwright/test'

/** Phones, a tablet both ways, laptops and large screens. */
const WINDOWS = [
  [360, 780],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1920, 1080],
  [2560, 1440],
] as const

test('headline and both buttons are in the first window', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  const title = main.getByRole('heading', { level: 1 })
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height })
    const at = `${width} × ${height}`
    const header = await page.getByRole('banner').boundingBox()
    const { y: top } = (await title.boundingBox()) ?? { y: 0 }
    expect.soft(top, at).toBeGreaterThanOrEqual(header?.height ?? Number.NaN)
    for (const name of ['Join the Waitlist', 'Book a Call (opens in new tab)']) {
      const link = main.getByRole('link', { name, exact: true }).first()
      const { y = Number.NaN, height: own = 0 } = (await link.boundingBox()) ?? {}
      expect.soft(y + own, at).toBeLessThanOrEqual(height)
    }
  }
})

test('the picture moves for at most five seconds, and not at all where motion is unwanted', async ({
  page,
}) => {
  await page.goto('/')
  const movements = () =>
    page.evaluate(() =>
      document.getAnimations().map((one) => Number(one.effect?.getComputedTiming().endTime)),
    )
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await movements()).toEqual([])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const times = await movements()
  expect(times.length).toBeGreaterThan(0)
  expect(Math.max(...times)).toBeLessThanOrEqual(5000)
})
