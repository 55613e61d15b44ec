import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { waitlist } from '../src/copy/waitlist.ts'
import { expectLandedAt } from './support/landing.ts'
import { expectNewTab } from './support/links.ts'
import { recordRequests } from './support/observe.ts'
import { FORM_URL, FRAMED_FORM_URL } from './support/pages.ts'

const FRAME_HEIGHT_PX = 600
/** More than the half second that a visitor must stay at the form. */
const A_WHILE_MS = 1500

function waitlistOf(page: Page) {
  const section = page.locator('#waitlist')
  return {
    section,
    link: section.getByRole('link', { name: 'Open the waitlist form (opens in new tab)' }),
    frame: section.locator('iframe'),
    form: section.frameLocator('iframe'),
  }
}

async function openWaitlist(page: Page) {
  await page.goto('/')
  const { section, frame, form } = waitlistOf(page)
  await section.scrollIntoViewIfNeeded()
  await frame.scrollIntoViewIfNeeded()
  await expect(form.getByRole('heading', { level: 1 })).toBeVisible()
}

test('the form comes from its own origin, and only when it is near', async ({ page }) => {
  const requests = recordRequests(page)
  const toForm = () => requests.filter((address) => address.startsWith(FORM_URL))
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(waitlistOf(page).frame).toHaveCount(0)
  expect(toForm()).toHaveLength(0)
  await waitlistOf(page).section.scrollIntoViewIfNeeded()
  await expect(waitlistOf(page).frame).toHaveAttribute('src', FRAMED_FORM_URL)
  await expect.poll(() => toForm().length).toBe(1)
})

for (const [what, viewport] of [
  ['a phone', { width: 360, height: 740 }],
  ['a low window', { width: 1280, height: 500 }],
] as const) {
  test(`choosing to join brings the form on ${what}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: 'Join the Waitlist' }).click()
    await expectLandedAt(page, 'waitlist')
    await expect(waitlistOf(page).form.getByRole('heading', { level: 1 })).toBeAttached()
    expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('iframe')
  })
}

test('a keyboard visitor finds the form before going past it', async ({ page }) => {
  await page.goto('/')
  const { link, frame } = waitlistOf(page)
  await page.locator('#waitlist').getByRole('link', { name: 'Read the privacy policy' }).focus()
  await expect(frame).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(frame).toBeFocused()
})

test('a visitor who jumps past the form is not made known to it', async ({ page }) => {
  const requests = recordRequests(page)
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await expectLandedAt(page, 'faq')
  await page.waitForTimeout(A_WHILE_MS)
  expect(requests.filter((address) => address.startsWith(FORM_URL))).toEqual([])
  await expect(waitlistOf(page).frame).toHaveCount(0)
})

for (const width of [1280, 320]) {
  test(`the frame is 600 px high in a window ${width} px wide, and has a title`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 })
    await openWaitlist(page)
    const { frame } = waitlistOf(page)
    expect((await frame.boundingBox())?.height).toBe(FRAME_HEIGHT_PX)
    await expect(frame).toHaveAccessibleName(/waitlist form/)
  })
}

test('the place of the form is 600 px high before the form comes', async ({ page }) => {
  await page.route(FRAMED_FORM_URL, () => undefined)
  await page.goto('/')
  await waitlistOf(page).section.scrollIntoViewIfNeeded()
  const place = page.locator('.waitlist-frame')
  expect((await place.boundingBox())?.height).toBe(FRAME_HEIGHT_PX)
})

for (const width of [320, 360, 414, 600, 959, 960, 1280, 2560]) {
  test(`no words of the line above the frame move it in a window ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 })
    await openWaitlist(page)
    const tops = await page.evaluate(async (words) => {
      await document.fonts.ready
      const line = document.querySelector('#waitlist [role=status]')
      const place = document.querySelector('.waitlist-frame')
      if (!line || !place) throw new Error('There is no line above the frame.')
      const top = () => place.getBoundingClientRect().top + window.scrollY
      return ['', ...words].map((text) => {
        line.textContent = text
        return top()
      })
    }, Object.values(waitlist.status))
    expect(new Set(tops).size).toBe(1)
  })
}

test('a plain link to the same form comes right before the frame', async ({ page }) => {
  await openWaitlist(page)
  const { link, frame, form } = waitlistOf(page)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener')
  await expectNewTab(link, FORM_URL)
  await link.focus()
  await page.keyboard.press('Tab')
  await expect(frame).toBeFocused()
  await expect(form.getByLabel('Email', { exact: true })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(link).toBeFocused()
})

test('a bad e-mail gets a clear message, and a good one is taken', async ({ page }) => {
  await openWaitlist(page)
  const { form } = waitlistOf(page)
  await form.getByLabel('Email', { exact: true }).fill('not an address')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Join the waitlist' }).click()
  await expect(form.getByText('There is a problem')).toBeVisible()
  await expect(
    form.getByRole('link', {
      name: 'Enter an email in the usual form, like name@example.com',
    }),
  ).toBeVisible()
  await form.getByLabel('Email', { exact: true }).fill(`visitor-${randomUUID()}@example.com`)
  await form.getByRole('button', { name: 'Join the waitlist' }).click()
  await expect(form.getByRole('heading', { name: 'You are on the waitlist' })).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('campaign tags of the address reach the form, and nothing else does', async ({ page }) => {
  await page.goto('/?utm_source=mail&gclid=123&ref=friend#waitlist')
  const { form, frame } = waitlistOf(page)
  await form.getByLabel('Email', { exact: true }).fill(`visitor-${randomUUID()}@example.com`)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Join the waitlist' }).click()
  await expect(form.getByText('utm_source=mail')).toBeVisible()
  await expect(form.getByText('ref=friend')).toBeVisible()
  expect(await frame.getAttribute('src')).not.toContain('gclid')
})

test('the form may do what forms do, and no more', async ({ page }) => {
  await openWaitlist(page)
  const sandbox = await waitlistOf(page).frame.getAttribute('sandbox')
  expect(sandbox?.split(' ').sort()).toEqual([
    'allow-forms',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-same-origin',
    'allow-scripts',
    'allow-top-navigation-by-user-activation',
  ])
})

// Seen to catch the written way gone from beside 'Book a Call'.
test('who cannot or will not phone finds the written way beside "Book a Call"', async ({
  page,
}) => {
  await page.goto('/')
  const { section, link } = waitlistOf(page)
  await expect(section.getByRole('heading', { level: 2 })).toBeVisible()
  const call = section.getByRole('link', { name: 'Book a Call' })
  await expect(call).toHaveCount(1)
  const beside = call.locator('xpath=..')
  await expect(beside).toContainText('write')
  await expect(beside).toContainText('no phone call')
  // What a person with hearing loss may need on a call can be asked for.
  await expect(beside).toContainText('captions')
  await expect(link).toBeVisible()
})
