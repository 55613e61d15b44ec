import type { Page } from '@playwright/test'
import { boxOf, openEverything } from './support/observe.ts'
import { expect, test } from './support/test.ts'

test.use({ reducedMotion: 'reduce' })

/** Runs in the page. What has the focus, and whether all of it can be seen. */
function inspectFocus() {
  const stop = document.activeElement ?? document.body
  // While the focus is in the form, the page knows of its frame only.
  if (stop.matches('body, iframe')) return
  stop.setAttribute('data-stopped', '')
  // A radio button is as large as its label.
  const control = stop.closest('label') ?? stop
  // Text has contrast with what is behind it, by day and by night.
  const { color } = getComputedStyle(stop.closest('.day, .night') ?? document.body)
  const ring = getComputedStyle(stop).outline.replace(color, 'text')
  const { left, right, top, bottom } = stop.getBoundingClientRect()
  const isCovered = [...stop.getClientRects()].some((box) =>
    [box.top + 1, box.bottom - 1].some((y) => {
      // Null outside the window.
      const shown = document.elementFromPoint((box.left + box.right) / 2, y)
      return !shown || !(stop.contains(shown) || shown.contains(stop))
    }),
  )
  return {
    name: control.ariaLabel ?? control.textContent?.replace(/\s+/g, ' ').trim() ?? '',
    look: { ring, isCovered },
    box: { left, right, top: top + scrollY, bottom: bottom + scrollY },
    isEnd: stop === document.links[0] || stop === [...document.links].at(-1),
  }
}

type Stop = NonNullable<ReturnType<typeof inspectFocus>>

/** Goes through the page until its first or last link; 150 is more than it has. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab') {
  const stops: Stop[] = []
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(inspectFocus)
    if (!stop) continue
    stops.push(stop)
    expect.soft(stop.look, stop.name).toEqual({ ring: 'text solid 3px', isCovered: false })
    if (stop.isEnd && stops.length > 1) break
  }
  return stops
}

/** Stops above the one before, unless in a column to its right, or left of it in a row. */
const jumpsBack = (stops: Stop[]) =>
  stops.filter(({ box }, index) => {
    const { left = 0, right = 0, top = 0, bottom = 0 } = stops[index - 1]?.box ?? {}
    const isInRow = box.bottom > top && box.top < bottom
    return isInRow ? box.right <= left : box.bottom <= top && box.left < right
  })

const names = (stops: Stop[]) => stops.map(({ name }) => name)

for (const [name, path, width, height] of [
  ['the landing page', '/', 1280, 720],
  ['the landing page', '/', 390, 844],
  ['the landing page', '/', 320, 256],
  ['the privacy policy', '/privacy-policy', 390, 844],
] as const) {
  test(`Tab follows the order of the eye on ${name}, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openEverything(page, path)
    const forward = await walk(page, 'Tab')
    expect.soft(names(jumpsBack(forward))).toEqual([])
    await page.keyboard.press('Tab')
    const backward = await walk(page, 'Shift+Tab')
    expect(names(backward).toReversed()).toEqual(names(forward))
    const missed = page.locator(':is(a, button, summary):not([data-stopped])')
    await expect(missed.filter({ visible: true })).toHaveText([])
  })
}

test('the skip link comes first and moves the focus to the title', async ({ page }) => {
  await page.goto('/')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeFocused()
  await title.click({ trial: true, position: { x: 5, y: 5 } })
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})

test('Tab, but not Ctrl+Tab, brings what the header covers into view', async ({ page }) => {
  await page.goto('/')
  const question = page.locator('summary').first()
  // Where Firefox leaves it: the header is 72 px high.
  await question.evaluate((summary) => {
    window.scrollBy(0, summary.getBoundingClientRect().top - 50)
    summary.focus({ preventScroll: true })
  })
  const top = async () => (await boxOf(question)).top
  // The keys went down in another tab.
  await page.keyboard.up('Tab')
  expect(await top()).toBeCloseTo(50, 0)
  await question.dispatchEvent('keydown', { key: 'Tab' })
  await page.keyboard.up('Tab')
  await expect.poll(top, 'after Tab').toBeGreaterThan(72)
})
