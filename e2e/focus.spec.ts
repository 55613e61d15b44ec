import { expect, test } from '@playwright/test'
import { walkThrough } from './support/focus-faults.ts'
import { openEveryAnswer, openRunning } from './support/observe.ts'

// A journey in each engine walks through the pages by day, on a desktop.
const LOOKS = [
  { look: 'by night', viewport: { width: 1280, height: 720 }, colorScheme: 'dark' },
  { look: 'on a phone', viewport: { width: 360, height: 740 } },
  { look: 'in a very low window', viewport: { width: 320, height: 256 } },
  { look: 'in letters twice as large', viewport: { width: 768, height: 1024 }, fontSize: '200%' },
] as const

test.use({ reducedMotion: 'reduce' })

for (const { name, path, leastStops } of [
  { name: 'the landing page', path: '/', leastStops: 35 },
  { name: 'a legal page', path: '/privacy-policy', leastStops: 25 },
]) {
  for (const { look, viewport, colorScheme, fontSize } of LOOKS.map((one) => ({
    colorScheme: 'light' as const,
    fontSize: '100%',
    ...one,
  }))) {
    test(`${look}, the focus shows at every stop of ${name}, there and back`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme })
      await openRunning(page, path)
      await openEveryAnswer(page)
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
      }, fontSize)
      const there = await walkThrough(page, 'Tab')
      const back = await walkThrough(page, 'Shift+Tab')
      expect([...there, ...back].filter(({ faults }) => faults.length > 0)).toEqual([])
      const names = there.map((stop) => stop.name)
      expect(names[0]).toContain('Skip to main content')
      expect(names.length).toBeGreaterThan(leastStops)
      expect(back.map((stop) => stop.name).toSorted()).toEqual(names.toSorted())
    })
  }
}

test('the focus shows at every stop of the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = (await walkThrough(page, 'Tab')).slice(0, 4)
  expect(menu.flatMap(({ faults }) => faults)).toEqual([])
  for (const [index, item] of ['Features', 'FAQ', 'Book a Call', 'Join Waitlist'].entries()) {
    expect(menu[index]?.name).toContain(item)
  }
})
