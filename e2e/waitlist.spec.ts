import { expect, type Page, test } from '@playwright/test'
import { recordRequests } from './support/observe.ts'
import { FORM_URL, FRAMED_FORM_URL } from './support/pages.ts'
import { SITE_ADDRESS } from './support/site-under-test.ts'
import { waitlistOf } from './support/waitlist-section.ts'

declare global {
  interface Window {
    moves: { shifts: number; scrolls: number }
  }
}

/** As much of the form as must be in the window: its first field. */
const TOP_OF_FORM_PX = 300

const RUNNER = 'This form runs on Fillout, an outside service that may set cookies.'
const LEAD = 'We will email you now and then with news, and as soon as there is something to try.'

test('only a visitor who stays near the form requests it, and it learns no page', async ({
  page,
}) => {
  const requests = recordRequests(page)
  const toForm = () => requests.filter((address) => address.startsWith(FORM_URL))
  const { link, frame } = waitlistOf(page)
  await page.clock.install()
  await page.goto('/?own=secret', { waitUntil: 'networkidle' })
  await page.clock.runFor(10_000)
  const hasGlided = page.evaluate(
    () => new Promise<void>((rest) => addEventListener('scrollend', () => rest(), { once: true })),
  )
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await hasGlided
  await expect(page.getByRole('heading', { name: /^FAQ/ })).toBeInViewport()
  await page.clock.runFor(10_000)
  await expect(frame).toHaveCount(0)
  expect(toForm()).toEqual([])

  const request = page.waitForRequest(FRAMED_FORM_URL)
  await link.scrollIntoViewIfNeeded()
  await expect(frame).toHaveAttribute('src', FRAMED_FORM_URL)
  expect((await (await request).allHeaders()).referer).toBe(`${SITE_ADDRESS}/`)
  expect(toForm()).toHaveLength(1)
})

type Part = 'banner' | 'main' | 'contentinfo'

const linkIn = (page: Page, part: Part, name: string) =>
  page.getByRole(part).getByRole('link', { name, exact: true })

const OTHER_LINKS: [Part, string][] = [
  ['banner', 'Join Waitlist'],
  ['contentinfo', 'Join the Waitlist Today'],
  ['contentinfo', 'Join Waitlist'],
]

/** The title, what must be known before joining, and the form's first field are in the window. */
async function expectForm(page: Page) {
  const { section, title, policy, frame } = waitlistOf(page)
  for (const part of [title, section.getByText(LEAD), section.getByText(RUNNER), policy])
    await expect(part).toBeInViewport({ ratio: 1 })
  const header = await page.getByRole('banner').boundingBox()
  const { y: titleTop } = (await title.boundingBox()) ?? { y: 0 }
  const { y: formTop } = (await frame.boundingBox()) ?? { y: Infinity }
  const belowHeader = titleTop - (header?.height ?? 0)
  expect(belowHeader).toBeGreaterThanOrEqual(0)
  expect(belowHeader).toBeLessThanOrEqual(40)
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(formTop + TOP_OF_FORM_PX).toBeLessThanOrEqual(height)
  if (width >= 960) expect(Math.abs(formTop - titleTop)).toBeLessThan(16)
  await page.keyboard.press('Tab')
  await expect(policy).toBeFocused()
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
]) {
  test.describe(() => {
    test.use({ viewport })

    test(`Join shows the form at once, and nothing moves as it arrives, ${viewport.width} × ${viewport.height}`, async ({
      page,
    }) => {
      // It stands still from here, so that no stay near the form requests it.
      await page.clock.install({ time: 0 })
      await page.clock.pauseAt(1000)
      await page.addInitScript(() => {
        window.moves = { shifts: 0, scrolls: 0 }
        addEventListener('scroll', () => {
          window.moves.scrolls += 1
        })
        new PerformanceObserver((list) => {
          window.moves.shifts += list.getEntries().length
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto('/')
      const requested = page.waitForRequest(FRAMED_FORM_URL)
      await linkIn(page, 'main', 'Join the Waitlist').click()
      await requested
      await expectForm(page)
      const { form, frame } = waitlistOf(page)
      await expect(form.getByRole('button', { name: 'Join the waitlist' })).toBeVisible()
      await expect(frame).not.toBeFocused()
      // A glide through the whole page, many scrolls, would delay the form.
      expect(await page.evaluate(() => window.moves)).toEqual({ shifts: 0, scrolls: 1 })

      for (const [part, name] of OTHER_LINKS) {
        await test.step(`${name}, ${part}`, async () => {
          await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
          const menu = page.getByRole('button', { name: 'Menu' })
          if (part === 'banner' && (await menu.isVisible())) await menu.click()
          await linkIn(page, part, name).click()
          await expectForm(page)
        })
      }

      await page.goto('about:blank')
      const requestedAgain = page.waitForRequest(FRAMED_FORM_URL)
      await page.goto('/#waitlist')
      await requestedAgain
      await expectForm(page)
    })
  })
}

test('a keyboard visitor learns who runs the form, gets into it and back, and to all the rest', async ({
  page,
}) => {
  await page.goto('/')
  const { section, policy, link, frame, form, hint, status } = waitlistOf(page)
  await expect(section.getByText('Fillout can see your internet address')).toHaveCount(1)
  await expect(hint).toHaveText('Form not showing?')
  await policy.focus()
  await expect(policy.locator('..')).toHaveText(`${RUNNER} Read the privacy policy`)
  await expect(form.getByRole('heading', { level: 1 })).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(frame).toBeFocused()
  await expect(form.getByLabel('Email', { exact: true })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(policy).toBeFocused()
  await link.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(frame).toBeFocused()
  await expect(link).toHaveAttribute('href', FORM_URL)
  await expect(hint).toHaveText('Prefer a page of its own?')
  await expect(status).toHaveText('')
  for (const part of [link, section.getByText('No strings'), section.getByText('Your details')])
    await expect(part.and(frame.locator('xpath=following::*'))).toBeVisible()

  await expect(frame).toHaveAccessibleName(/waitlist form/)
  await expect(frame).not.toHaveAttribute('allow')
  await expect(frame).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox ' +
      'allow-top-navigation-by-user-activation',
  )
  for (const width of [320, 640, 960, 2560]) {
    await page.setViewportSize({ width, height: 720 })
    for (const y of [1, 300, 599]) await frame.click({ trial: true, position: { x: width / 8, y } })
    expect((await frame.boundingBox())?.height).toBe(600)
  }
})
