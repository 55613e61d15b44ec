import type { Page } from '@playwright/test'
import Color from 'colorjs.io'
import { boxOf, openEveryAnswer, openRunning } from './support/observe.ts'
import { expect, test } from './support/test.ts'

const ITEMS = ['Features', 'FAQ', 'Book a Call (opens in new tab)', 'Join Waitlist']

test.use({ reducedMotion: 'reduce' })

/** Runs in the page. What has the focus, and what hides it. */
function inspectFocus() {
  const stop = document.activeElement ?? document.body
  // While the focus is in the form, the page knows of its frame only.
  if (stop === document.body || stop.localName === 'iframe') return undefined
  stop.setAttribute('data-stopped', '')
  // A radio button is as large as its label.
  const control = stop.closest('label') ?? stop
  const { outlineColor, outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(stop)
  const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset) - 0.5
  const box = stop.getBoundingClientRect()
  let isCut = false
  let ground = ''
  for (let holder = control.parentElement; holder; holder = holder.parentElement) {
    const { backgroundColor } = getComputedStyle(holder)
    if (backgroundColor !== 'rgba(0, 0, 0, 0)') ground ||= backgroundColor
    const { left, right, top, bottom } = holder.getBoundingClientRect()
    const room = [box.left - left, right - box.right, box.top - top, bottom - box.bottom]
    isCut ||= /hidden|clip/.test(getComputedStyle(holder).overflow) && Math.min(...room) < reach
  }
  const isCovered = [...stop.getClientRects()].some(({ left, right, top, bottom }) =>
    [top + 1, bottom - 1].some((y) => {
      // Null outside the window.
      const shown = document.elementFromPoint((left + right) / 2, y)
      return !shown || !(stop.contains(shown) || shown.contains(stop))
    }),
  )
  return {
    name: (control.ariaLabel ?? control.textContent)?.replace(/\s+/g, ' ').trim() ?? '',
    appearance: { ring: `${outlineStyle} ${outlineWidth}`, isCut, isCovered },
    colors: [outlineColor, ground] as const,
    isEnd: stop === document.links[0] || stop === [...document.links].at(-1),
  }
}

/** Goes through the page until its first or last link; returns the names of the stops. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', maxPresses = 150) {
  const names: string[] = []
  for (let press = 0; press < maxPresses; press += 1) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(inspectFocus)
    if (!stop) continue
    names.push(stop.name)
    const visible = { ring: 'solid 3px', isCut: false, isCovered: false }
    expect.soft(stop.appearance, stop.name).toEqual(visible)
    expect.soft(Color.contrastWCAG21(...stop.colors), stop.name).toBeGreaterThanOrEqual(3)
    if (stop.isEnd && names.length > 1) break
  }
  return names
}

for (const [path, width, height] of [
  ['/', 1280, 720],
  ['/', 320, 256],
  ['/privacy-policy', 360, 740],
] as const) {
  test(`Tab and Shift+Tab reach every control of ${path}, ${width} × ${height}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: width < 400 ? 'dark' : 'light' })
    await page.setViewportSize({ width, height })
    await openRunning(page, path)
    await openEveryAnswer(page)
    const forward = await walk(page, 'Tab')
    await page.keyboard.press('Tab')
    const backward = await walk(page, 'Shift+Tab')
    expect(backward.toReversed()).toEqual(forward)
    const missed = page.locator(':is(a, button, summary):not([data-stopped])')
    await expect(missed.filter({ visible: true })).toHaveCount(0)
  })
}

test('Tab goes through the open menu, with the focus in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  expect(await walk(page, 'Tab', ITEMS.length)).toEqual(ITEMS)
})

test('returning to the window does not scroll the page', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Join the Waitlist' }).focus()
  await page.keyboard.press('Tab')
  // As browsers do it: the window loses and regains the focus, the page's focus stays.
  const top = await page.evaluate(async () => {
    window.scrollTo(0, 1500)
    window.dispatchEvent(new Event('blur'))
    window.dispatchEvent(new Event('focus'))
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    await new Promise(requestAnimationFrame)
    return window.scrollY
  })
  expect(top).toBe(1500)
})

test('the header covers no focused control', async ({ page }) => {
  await page.goto('/')
  // Firefox does not scroll to a control that is partly covered.
  const question = page.locator('summary').first()
  await question.evaluate((summary) => {
    window.scrollBy(0, summary.getBoundingClientRect().top - 50)
    summary.focus({ preventScroll: true })
  })
  await expect.poll(async () => (await boxOf(question)).top).toBeGreaterThan(72)
})
