import { expect, test } from '@playwright/test'
import { openRunning, walkThrough } from './focus-faults.ts'

const PAGES = [
  { name: 'the landing page', path: '/' },
  { name: 'a legal page', path: '/privacy-policy' },
]

test.use({ reducedMotion: 'reduce' })

const LOOKS = [
  { viewport: { width: 1280, height: 720 }, colorScheme: 'light' },
  { viewport: { width: 1280, height: 720 }, colorScheme: 'dark' },
  { viewport: { width: 360, height: 740 }, colorScheme: 'light' },
] as const

for (const { viewport, colorScheme } of LOOKS) {
  test.describe(`${viewport.width} px wide, in ${colorScheme} colors`, () => {
    test.use({ viewport, colorScheme })

    for (const { name, path } of PAGES) {
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
