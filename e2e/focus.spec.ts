import { expect, test } from '@playwright/test'
import { faultsOf, walkThrough } from './support/focus-faults.ts'
import { openEveryAnswer, openRunning } from './support/observe.ts'

const PHONE = { look: 'on a phone', viewport: { width: 360, height: 740 }, fontSize: '100%' }
const LOOKS = [
  PHONE,
  { look: 'in a very low window', viewport: { width: 320, height: 256 }, fontSize: '100%' },
  { look: 'in letters twice as large', viewport: { width: 768, height: 1024 }, fontSize: '200%' },
]

// A journey in each engine walks through the pages by day, on a desktop.
test.use({ reducedMotion: 'reduce', colorScheme: 'dark' })

for (const { name, path, leastStops, looks } of [
  { name: 'the landing page', path: '/', leastStops: 30, looks: LOOKS },
  { name: 'a legal page', path: '/privacy-policy', leastStops: 25, looks: [PHONE] },
]) {
  test(`the focus shows at every stop of ${name}, there and back`, async ({ page }) => {
    await openRunning(page, path)
    await openEveryAnswer(page)
    for (const { look, viewport, fontSize } of looks) {
      await page.setViewportSize(viewport)
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
      }, fontSize)
      const there = await walkThrough(page, 'Tab')
      const back = await walkThrough(page, 'Shift+Tab')
      expect(faultsOf([...there, ...back]), look).toEqual([])
      const names = there.map((stop) => stop.name)
      expect(names.length).toBeGreaterThan(leastStops)
      expect(back.map((stop) => stop.name).toSorted()).toEqual(names.toSorted())
    }
  })
}

test('the focus shows at every stop of the open menu', async ({ page }) => {
  await page.setViewportSize(PHONE.viewport)
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = (await walkThrough(page, 'Tab')).slice(0, 4)
  expect(faultsOf(menu)).toEqual([])
  for (const [index, item] of ['Features', 'FAQ', 'Book a Call', 'Join Waitlist'].entries()) {
    expect(menu[index]?.name).toContain(item)
  }
})
