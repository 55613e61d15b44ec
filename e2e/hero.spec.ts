import { expect, test } from '@playwright/test'
import { BOOKING_URL } from './support/pages.ts'

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

test('headline, text and both buttons are in the first window', async ({ page }) => {
  await page.goto('/')
  const hero = page.getByRole('main').getByRole('region').first()
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height })
    const header = await page.getByRole('banner').boundingBox()
    const headline = await hero.getByRole('heading').boundingBox()
    const at = `${width} × ${height}`
    expect.soft(headline?.y, at).toBeGreaterThanOrEqual(header?.height ?? Number.NaN)
    for (const part of [hero.getByRole('heading'), ...(await hero.getByRole('link').all())]) {
      const { y = Number.NaN, height: own = 0 } = (await part.boundingBox()) ?? {}
      expect.soft(y + own, at).toBeLessThanOrEqual(height)
    }
  }
})

test('readers hear the words in order, each claim with its limit, and no picture', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('region').first()).toMatchAriaSnapshot(`
    - region "For when quiet isn’t quiet":
      - /children: equal
      - heading "For when quiet isn’t quiet" [level=1]
      - paragraph: /is a phone app we are planning for people with tinnitus/
      - paragraph: /You pick the pitch by ear/
      - link "Join the Waitlist":
        - /url: "#waitlist"
      - link "Book a Call (opens in new tab)":
        - /url: ${BOOKING_URL}
      - paragraph: /Joining is free/
      - paragraph:
        - strong: About 2 minutes
        - text: /design goal/
      - paragraph:
        - strong: Questions first?
        - text: /medical advice/
      - paragraph:
        - strong: Not out yet.
        - text: /not a medical device/
  `)
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
