import { expect, type Page, test } from '@playwright/test'
import { readShifts, recordShifts } from './support/layout-shifts.ts'
import { FORM_URL, FRAMED_FORM_URL } from './support/pages.ts'

/** As much of the form as must be in the window: its first field. */
const TOP_OF_FORM_PX = 300

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
]

const linkIn = (page: Page, part: 'banner' | 'main' | 'contentinfo', name: string) =>
  page.getByRole(part).getByRole('link', { name, exact: true })

/** Each way to the form. */
const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
  'the hero’s button': (page) => linkIn(page, 'main', 'Join the Waitlist').click(),
  'the header or its menu': async (page) => {
    const menu = page.getByRole('button', { name: 'Menu' })
    if (await menu.isVisible()) await menu.click()
    await linkIn(page, 'banner', 'Join Waitlist').click()
  },
  'the footer’s button': (page) => linkIn(page, 'contentinfo', 'Join the Waitlist Today').click(),
  'the footer’s link': (page) => linkIn(page, 'contentinfo', 'Join Waitlist').click(),
  'the address': (page) => page.goto('/#waitlist'),
}

/** The title, what must be known before joining, and the form's first field are in the window. */
async function expectForm(page: Page) {
  const section = page.locator('section').filter({ has: page.locator('iframe') })
  const title = section.getByRole('heading', { name: 'Join the waitlist, in your own time' })
  const policy = section.getByRole('link', { name: 'Read the privacy policy' })
  const runner = section.getByText('This form runs on Fillout and may set cookies.')
  for (const part of [title, section.getByText('We will email you'), runner, policy])
    await expect(part).toBeInViewport({ ratio: 1 })
  const header = await page.getByRole('banner').boundingBox()
  const { y: titleTop } = (await title.boundingBox()) ?? { y: 0 }
  const { y: formTop } = (await section.locator('iframe').boundingBox()) ?? { y: Infinity }
  const belowHeader = titleTop - (header?.height ?? 0)
  expect(belowHeader).toBeGreaterThanOrEqual(0)
  expect(belowHeader).toBeLessThanOrEqual(40)
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(formTop + TOP_OF_FORM_PX).toBeLessThanOrEqual(height)
  if (width >= 960) expect(Math.abs(formTop - titleTop)).toBeLessThan(16)
  await page.keyboard.press('Tab')
  await expect(policy).toBeFocused()
}

for (const viewport of WINDOWS) {
  test.describe(() => {
    test.use({ viewport })

    test(`who joins sees the form at once, ${viewport.width} × ${viewport.height}`, async ({
      page,
    }) => {
      await page.clock.install({ time: 0 })
      await page.clock.pauseAt(1000)
      for (const [way, join] of Object.entries(WAYS)) {
        await test.step(way, async () => {
          await page.goto('/')
          const asked = page.waitForRequest(FRAMED_FORM_URL)
          await join(page)
          // The clock stands still, so no stay near the form has asked for it.
          await asked
          await expectForm(page)
        })
      }
    })

    test(`nothing moves as the form arrives, ${viewport.width} px wide`, async ({ page }) => {
      await recordShifts(page)
      await page.goto('/')
      const stops = await page.evaluateHandle(() => {
        const seen: number[] = []
        addEventListener('scroll', () => seen.push(scrollY))
        return seen
      })
      await linkIn(page, 'main', 'Join the Waitlist').click()
      const form = page.frameLocator('iframe')
      await expect(form.getByRole('button', { name: 'Join the waitlist' })).toBeVisible()
      expect(await readShifts(page)).toEqual([])
      // A glide through the whole page would keep the form from being asked for.
      expect(await stops.evaluate(({ length }) => length)).toBe(1)
    })
  })
}

test('after the form stand the terms, the way out and the call, and one button opens it', async ({
  page,
}) => {
  await page.goto('/#waitlist')
  const section = page.locator('section').filter({ hasText: 'Join the waitlist, in your own time' })
  const frame = section.locator('iframe')
  await expect(frame).toBeAttached()
  const out = section.getByRole('link', { name: 'Open the waitlist form (opens in new tab)' })
  for (const part of [out, section.getByText('No strings'), section.getByText('Your details')])
    await expect(part.and(frame.locator('xpath=following::*'))).toBeVisible()
  await expect(section.getByText('whoever runs it can see your internet address')).toHaveCount(1)
  await expect(section.getByText('Rather on a page of its own?')).toBeVisible()
  await expect(section.getByText('Form not showing?')).toHaveCount(0)
  await expect(section.getByRole('status')).toHaveText('')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('one link opens the form', async ({ page }) => {
    await page.goto('/#waitlist')
    const links = page.getByRole('main').getByRole('link', { name: /^Open the waitlist form/ })
    await expect(links.filter({ visible: true })).toHaveCount(1)
    await expect(links.filter({ visible: true })).toHaveAttribute('href', FORM_URL)
  })
})
