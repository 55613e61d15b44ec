import { expect, type Page, test } from '@playwright/test'
import { hero as words } from '../src/copy/hero.ts'
import { BOOKING_URL } from './support/pages.ts'

/** Phones, a tablet both ways, laptops and large screens. */
const WINDOWS = [
  [360, 780],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const

/** Where things are in the window, in px. */
function measure(page: Page) {
  return page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)].map((part) => part.getBoundingClientRect())
    const [header] = boxes('body > header')
    const [cover] = boxes('.hero-cover')
    const [line] = boxes('.hero-line.amber')
    const wall = boxes('.hero-scene > .sky')[0]
    const texts = boxes('.hero-room :is(h1, p, a)')
    if (!(header && cover && line && wall)) throw new Error('The hero’s picture is not there')
    const buttons = boxes('.hero-actions a')
    return {
      headerEnd: header.bottom,
      headline: texts[0]?.top ?? Number.NaN,
      lastButton: Math.max(...buttons.map(({ bottom }) => bottom)),
      isLineWhole: line.top >= header.bottom && line.left > 0 && line.right < innerWidth,
      onLine: texts.filter(
        (text) => text.right > line.left && text.bottom > line.top + 1 && text.top < line.bottom,
      ).length,
      isRoomWide: cover.left <= 0 && wall.right >= innerWidth,
      sideways: document.documentElement.scrollWidth - innerWidth,
    }
  })
}

test.use({ reducedMotion: 'reduce' })

test('headline, text and both buttons are in the first window, beside the whole line', async ({
  page,
}) => {
  await page.goto('/')
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height })
    const { headerEnd, headline, lastButton, ...picture } = await measure(page)
    const at = `${width} × ${height}`
    expect.soft(headline, at).toBeGreaterThanOrEqual(headerEnd)
    expect.soft(lastButton, at).toBeLessThanOrEqual(height)
    expect
      .soft(picture, at)
      .toEqual({ isLineWhole: true, onLine: 0, isRoomWide: true, sideways: 0 })
  }
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 720 })
    const { headerEnd, headline, onLine, sideways } = await measure(page)
    expect.soft(headline, `${width} px, large text`).toBeGreaterThanOrEqual(headerEnd)
    expect.soft({ onLine, sideways }, `${width} px, large text`).toEqual({ onLine: 0, sideways: 0 })
  }
})

test('readers hear the words in order, each claim with its limit, and no picture', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('region').first()).toMatchAriaSnapshot(`
    - region "${words.title}":
      - /children: equal
      - heading "${words.title}" [level=1]
      - paragraph: ${words.lead}
      - paragraph: ${words.text}
      - link "Join the Waitlist":
        - /url: "#waitlist"
      - link "Book a Call (opens in new tab)":
        - /url: ${BOOKING_URL}
      - paragraph: ${words.joinNote}
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

test('the picture follows day and night, and moves once, unless motion is unwanted', async ({
  page,
}) => {
  await page.goto('/')
  const lineColor = () =>
    page.locator('.hero-line.amber').evaluate((line) => getComputedStyle(line).fill)
  const movements = () =>
    page
      .locator('.hero')
      .evaluate((hero) =>
        hero.getAnimations({ subtree: true }).map((one) => one.effect?.getComputedTiming().endTime),
      )
  const byDay = await lineColor()
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await lineColor()).not.toBe(byDay)
  expect(await movements()).toEqual([])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await movements()).toEqual([4800, 4800, 4800, 4800])
})
