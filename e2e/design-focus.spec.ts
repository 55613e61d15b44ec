import { expect, test } from '@playwright/test'
import { changedPixels } from './support/changed-pixels.ts'
import { openEveryAnswer } from './support/every-answer.ts'
import { openRunning, walkThrough } from './support/focus-faults.ts'

const PAGES = [
  { name: 'the landing page', path: '/' },
  { name: 'a legal page', path: '/privacy-policy' },
]

test.use({ reducedMotion: 'reduce' })

/** Each kind of state and window in which something could come to lie on what has the focus. */
const LOOKS = [
  { viewport: { width: 1280, height: 720 }, colorScheme: 'light' },
  { viewport: { width: 1280, height: 720 }, colorScheme: 'dark' },
  { viewport: { width: 360, height: 740 }, colorScheme: 'light' },
  // So low that the header scrolls away with the page.
  { viewport: { width: 320, height: 256 }, colorScheme: 'light' },
] as const

for (const { viewport, colorScheme } of LOOKS) {
  test.describe(`${viewport.width} px wide, in ${colorScheme} colors`, () => {
    test.use({ viewport, colorScheme })

    for (const { name, path } of PAGES) {
      // Seen to catch `outline: none`, a ring of 1 px, focus that comes to lie under the header where
      // `scroll-padding` is gone, and a header that stays over a low window.
      test(`the focus is plain to see at every stop on ${name}, there and back`, async ({
        page,
      }) => {
        await openRunning(page, path)
        const there = await walkThrough(page, 'Tab')
        expect.soft(there.filter(({ faults }) => faults.length > 0)).toEqual([])
        await openRunning(page, path)
        const back = await walkThrough(page, 'Shift+Tab')
        expect.soft(back.filter(({ faults }) => faults.length > 0)).toEqual([])

        const names = (stops: typeof there) => stops.map((stop) => stop.name)
        expect(names(there)[0]).toContain('Skip to main content')
        expect(names(back).toSorted()).toEqual(names(there).toSorted())
      })
    }
  })
}

test('the focus is plain to see at every stop of the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const stops = await walkThrough(page, 'Tab')
  const menu = stops.slice(0, 4)
  expect(menu.map(({ name }) => name.replace(/\W+/g, ' '))).toEqual([
    expect.stringContaining('Features'),
    expect.stringContaining('FAQ'),
    expect.stringContaining('Book a Call'),
    expect.stringContaining('Join Waitlist'),
  ])
  expect(menu.filter(({ faults }) => faults.length > 0)).toEqual([])
})

// Seen to catch links of the answers without a ring.
for (const key of ['Tab', 'Shift+Tab'] as const) {
  test(`the focus is plain to see in every open answer, by ${key}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openRunning(page, '/')
    await openEveryAnswer(page)
    const stops = await walkThrough(page, key)
    const inAnswers = await page.locator('.faq-answer a').allTextContents()
    expect(inAnswers.length).toBeGreaterThan(3)
    expect(stops.map(({ name }) => name)).toEqual(
      expect.arrayContaining(inAnswers.map((link) => `a "${link}"`)),
    )
    expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([])
  })
}

test.describe('as pixels', () => {
  // The ring of 3 px has more than these two thirds of it in any picture, corners and all.
  const LEAST_SHARE = 2 / 3
  const RING_PX = 3
  const AROUND_PX = 8

  // Each control is drawn until it rests: 11 s on an idle machine, over 30 on a busy one.
  test.describe.configure({ timeout: 90_000 })

  for (const colorScheme of ['light', 'dark'] as const) {
    // Seen to catch a ring in the color of lines, and one that `overflow: clip` of what holds the
    // control cuts off, which no computed style shows.
    test(`the focus changes enough of the picture, in ${colorScheme} colors`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await openRunning(page, '/')
      const faults: string[] = []
      for (const control of await page.locator('a:not(.skip-link), button, summary').all()) {
        if (!(await control.isVisible())) continue
        await control.evaluate((one) => one.scrollIntoView({ block: 'center' }))
        const box = await control.boundingBox()
        if (!box) throw new Error(`${control} is not shown`)
        const x = Math.max(0, box.x - AROUND_PX)
        const y = Math.max(0, box.y - AROUND_PX)
        const width = Math.min(box.x + box.width + AROUND_PX, 1280) - x
        const clip = { x, y, width, height: box.y + box.height + AROUND_PX - y }
        await page.keyboard.press('Shift')
        const takePicture = () => page.screenshot({ clip, animations: 'disabled' })
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
        const before = await takePicture()
        await control.evaluate((one: HTMLElement) => one.focus({ preventScroll: true }))
        const changed = await changedPixels(before, await takePicture())
        const least = LEAST_SHARE * RING_PX * 2 * (box.width + box.height)
        const name = (await control.textContent())?.trim()
        if (changed < least) faults.push(`"${name}": ${changed} of ${Math.round(least)} pixels`)
      }
      expect(faults).toEqual([])
    })
  }
})
