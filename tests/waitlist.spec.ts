import { formNotice, formPolicy } from '../src/content/form-loading.ts'
import { waitlist as waitlistWords } from '../src/content/waitlist.ts'
import { boxOf, expectLandedAt, expectRunning } from './support/observe.ts'
import { holdRequests, openWithFakeClock } from './support/simulate.ts'
import { BARE_SITE, FORM_URL, LINKED_FORM_SITE } from './support/sites.ts'
import { expect, test } from './support/test.ts'

const toForm = (requests: string[]) => requests.filter((url) => url.startsWith(FORM_URL))

test('the form loads only for visitors who stay near it', async ({ page, requests, waitlist }) => {
  await page.clock.install()
  // So near that the form's script runs.
  await page.goto('/#how-it-works')
  await expectRunning(page, 'waitlist')
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await expectLandedAt(page, 'faq')
  await page.clock.runFor(10_000)
  expect(toForm(requests)).toEqual([])
  await waitlist.link.scrollIntoViewIfNeeded()
  await page.clock.runFor(1000)
  await expect.poll(() => toForm(requests)).toEqual([FORM_URL])
})

test('the form loads at once when the focus comes near it', async ({ page, waitlist }) => {
  await openWithFakeClock(page, '/')
  await waitlist.link.scrollIntoViewIfNeeded()
  await expectRunning(page, 'waitlist')
  await expect(waitlist.frame).toHaveCount(0)
  await waitlist.link.focus()
  await expect(waitlist.form.getByRole('heading')).toBeVisible()
})

/** Window in px, and how much of the form it shows: enough for the first field or, in the smallest, for its edge. */
for (const [width, height, shown] of [
  [1280, 720, 200],
  [390, 664, 190],
  [360, 640, 140],
  [320, 568, 20],
] as const) {
  test(`Join shows the form at once, ${width} × ${height}`, async ({ page, waitlist }) => {
    await page.setViewportSize({ width, height })
    await openWithFakeClock(page, '/')
    await page.getByRole('main').getByRole('link', { name: 'Join the Waitlist' }).click()
    await expectLandedAt(page, 'waitlist')
    const { section, title, policy, frame, form } = waitlist
    await expect(form.getByRole('button', { name: 'Join the waitlist' })).toBeVisible()
    for (const part of [title, section.locator('.waitlist-intro p').first(), policy])
      await expect(part).toBeInViewport({ ratio: 1 })
    const { top, width: frameWidth } = await boxOf(frame)
    expect(height - top, 'px of the form in view').toBeGreaterThanOrEqual(shown)
    expect(frameWidth, 'its width').toBeGreaterThan(0.4 * width)
    await expect(policy).toHaveAttribute('href', '/privacy-policy')
  })
}

test('the keyboard gets into the form both ways, and back out of it', async ({
  page,
  waitlist,
}) => {
  await page.goto('/#waitlist')
  const { policy, link, frame, form } = waitlist
  await form.getByRole('heading').waitFor()
  await expect(frame).not.toBeFocused()
  await page.keyboard.press('Tab')
  await expect(policy).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(form.getByLabel('Email')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(policy).toBeFocused()
  await link.press('Shift+Tab')
  await expect(frame).toBeFocused()
})

for (const [width, height] of [
  [1280, 720],
  [390, 664],
] as const)
  test(`until the form is there, a line above it says so, ${width} × ${height}`, async ({
    page,
    waitlist: { noForm, frame, form },
  }) => {
    await page.setViewportSize({ width, height })
    const releaseForm = await holdRequests(page, `${FORM_URL}*`)
    await openWithFakeClock(page, '/#waitlist')
    await expect(noForm).toBeInViewport({ ratio: 1 })
    await expect(frame).toBeInViewport()
    const { top } = await boxOf(frame)
    expect((await boxOf(noForm)).bottom, 'above the form').toBeLessThanOrEqual(top)
    releaseForm()
    await expect(form.getByRole('heading')).toBeVisible()
    await expect(noForm).toBeHidden()
    expect((await boxOf(frame)).top, 'the form does not move').toBe(top)
  })

test('a form whose pictures never come is not covered', async ({ page, waitlist }) => {
  await page.route(`${FORM_URL}*`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Form</h1><img src="/slow.png">' }),
  )
  await holdRequests(page, '**/slow.png')
  await openWithFakeClock(page, '/#waitlist')
  await waitlist.form.getByRole('heading').click({ trial: true })
  const { top } = await boxOf(waitlist.frame)
  expect((await boxOf(waitlist.noForm)).bottom, 'above the form').toBeLessThanOrEqual(top)
})

test('the frame has its name, its height and what a form needs', async ({ page, waitlist }) => {
  await page.goto('/#waitlist')
  await expect(waitlist.frame).toHaveAccessibleName('Sampletune waitlist form')
  await expect(waitlist.frame).toHaveCSS('height', '600px')
  const sandbox =
    'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation allow-downloads'
  await expect(waitlist.frame).toHaveAttribute('sandbox', sandbox)
  // Services infer the site from it.
  const referrers = 'strict-origin-when-cross-origin'
  await expect(waitlist.frame).toHaveAttribute('referrerpolicy', referrers)
})

test('the envelope covers nothing of the form', async ({ page, waitlist: { frame } }) => {
  await page.goto('/#waitlist')
  const { width } = await boxOf(frame)
  for (const x of [1, width / 2]) await frame.click({ trial: true, position: { x, y: 598 } })
})

test('a mail or phone link leaves what was typed', async ({ page, waitlist: { form } }) => {
  await page.goto('/#waitlist')
  await form.getByLabel('Email').fill('me@mail.test')
  // The last click shows that the form was still there after the one before it.
  for (const name of ['Write', 'call us', 'Write']) await form.getByRole('link', { name }).click()
  await expect(form.getByLabel('Email')).toHaveValue('me@mail.test')
})

test('the thank-you page stays while its links and buttons work', async ({ page, waitlist }) => {
  // As browsers do for a click in a page that may write.
  await page.context().grantPermissions(['clipboard-write'])
  await page.goto('/#waitlist')
  const { frame, form } = waitlist
  await form.getByLabel('Email').fill('me@mail.test')
  await form.getByRole('button').click()
  const thanks = form.getByRole('heading', { name: 'You are on the waitlist' })
  const programs = form.getByRole('link').filter({ hasNotText: 'Download' })
  await expect(programs).toHaveCount(9)
  for (const program of await programs.all()) {
    await program.click()
    await expect(thanks).toBeVisible()
  }
  const download = page.waitForEvent('download')
  await form.getByRole('link', { name: 'Download' }).click()
  await download
  await form.getByRole('button', { name: 'Copy my link' }).click()
  await expect(form.getByRole('button', { name: 'Copied' })).toBeVisible()
  await expect(frame).toHaveAttribute('allow', /web-share/)
})

test('a translated link changes nothing in the form', async ({ page, requests, waitlist }) => {
  await page.goto('/#waitlist')
  const { link, form } = waitlist
  await form.getByLabel('Email').fill('me@mail.test')
  // As translators do it.
  await link.evaluate((a: HTMLAnchorElement) => Object.assign(a, { search: 'translated' }))
  // The frame is rendered again as it leaves the window, and as it comes back.
  for (const top of [0, 1e6, 0])
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
  await expect(link).not.toBeInViewport()
  await link.scrollIntoViewIfNeeded()
  await expect(form.getByLabel('Email')).toHaveValue('me@mail.test')
  expect(toForm(requests)).toEqual([FORM_URL])
})

test('a form on its own page is not framed, and the words say so', async ({ page, waitlist }) => {
  await page.goto(LINKED_FORM_SITE)
  const { section, link, hint, frame } = waitlist
  const notice = `${formNotice('link', 'Sample Forms')} ${waitlistWords.policyLabel}`
  await expect(section.locator('.waitlist-notice')).toHaveText(notice)
  await expect(hint).toHaveCount(0)
  await expect(link).toHaveAttribute('href', FORM_URL)
  await expect(frame).toHaveCount(0)
  const policy = page.locator('meta[http-equiv=content-security-policy]')
  await expect(policy).toHaveAttribute('content', /frame-src 'none';/)
  await page.goto(`${LINKED_FORM_SITE}/privacy-policy`)
  await expect(page.getByRole('main')).toContainText(formPolicy.link)
})

test('where a click loads the form, only its button does', async ({ page, requests, waitlist }) => {
  await page.clock.install()
  await page.goto(`${BARE_SITE}/#waitlist`)
  const { section, show, hint, frame, form } = waitlist
  await expect(section.locator('.waitlist-notice')).toContainText(formNotice('click'))
  await expect(section).toContainText(waitlistWords.showForm.text)
  await expect(hint).toBeHidden()
  await expect(show).toBeEnabled()
  expect((await boxOf(show)).width, 'wide enough for one line').toBeGreaterThan(200)
  await show.focus()
  await page.clock.runFor(10_000)
  expect(toForm(requests)).toEqual([])
  const { height } = await boxOf(section)
  await show.press('Enter')
  await expect(frame).toBeFocused()
  await expect(form.getByRole('button', { name: 'Join the waitlist' })).toBeVisible()
  await expect(hint).toBeVisible()
  expect((await boxOf(section)).height, 'nothing below moves').toBe(height)
})
