import { expect, type Page, type Route, test } from '@playwright/test'
import { FORM_URL, FRAMED_FORM_URL } from './support/pages.ts'
import { STAND_IN_ADDRESS } from './support/site-under-test.ts'
import { CALM, SLOW, signUp, THANKS, waitlistOf } from './support/waitlist-section.ts'

/** Where the frame is in the page, and where the page is scrolled to. */
const placeOfFrame = (page: Page) =>
  waitlistOf(page).frame.evaluate((frame) => {
    const { top, height } = frame.getBoundingClientRect()
    return { scrolledTo: window.scrollY, top: top + window.scrollY, height }
  })

/**
 * Brings a keyboard visitor to the link above the form. From then on, time passes only by
 * `page.clock.runFor`.
 * @returns an assertion that neither page nor focus has moved, and that link and frame are there
 */
async function comeToForm(page: Page) {
  const { link, frame } = waitlistOf(page)
  await page.clock.install({ time: 0 })
  await page.goto('/')
  await page.clock.pauseAt(600_000)
  await link.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await link.focus()
  await expect(frame).toBeAttached()
  const before = await placeOfFrame(page)
  expect(before.height).toBe(600)
  return async () => {
    await expect(link).toBeFocused()
    await expect(link).toHaveAttribute('href', FORM_URL)
    await expect(frame).toHaveAttribute('src', FRAMED_FORM_URL)
    expect(await placeOfFrame(page)).toEqual(before)
  }
}

const html = (body: string) => ({
  contentType: 'text/html',
  body: `<!doctype html><html lang="en"><title>A form</title><h1>A form</h1>${body}`,
})

const SILENT_FORMS: Record<string, (route: Route) => unknown> = {
  'never answers': () => undefined,
  'drops the connection': (route) => route.abort('connectionreset'),
  'is blocked by an extension': (route) => route.abort('blockedbyclient'),
  'answers with an error': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'refuses to be framed': (route) =>
    route.fulfill({ ...html(''), headers: { 'x-frame-options': 'DENY' } }),
}

for (const [what, answer] of Object.entries(SILENT_FORMS)) {
  test(`a form that ${what} is called slow after 8 seconds`, async ({ page }) => {
    await page.route(FRAMED_FORM_URL, answer)
    const expectUndisturbed = await comeToForm(page)
    await page.clock.runFor(7999)
    await expect(waitlistOf(page).status).toHaveText(CALM)
    await page.clock.runFor(1)
    await expect(waitlistOf(page).status).toHaveText(SLOW)
    await expectUndisturbed()
  })
}

test('a form that redirects to another site is called blocked at once', async ({ page }) => {
  const headers = { Location: 'https://elsewhere.example/' }
  await page.route(FRAMED_FORM_URL, (route) => route.fulfill({ status: 302, headers }))
  const expectUndisturbed = await comeToForm(page)
  await expect(waitlistOf(page).status).toHaveText(SLOW)
  await expectUndisturbed()
})

test('a form that works is not called slow, and thanks without moving anything', async ({
  page,
}) => {
  const expectUndisturbed = await comeToForm(page)
  const { link, frame, form, status } = waitlistOf(page)
  await expect(form.getByRole('button', { name: 'Join the waitlist' })).toBeVisible()
  await page.clock.runFor(16_000)
  await expect(status).toHaveText(CALM)
  await expectUndisturbed()
  const line = await status.elementHandle()
  await signUp(page)
  await expect(status).toHaveText(THANKS)
  // Screen readers announce only a line that was there before.
  expect(await line?.evaluate((one) => one.isConnected)).toBe(true)
  await expect(form.getByRole('heading', { name: 'You are on the waitlist' })).toBeFocused()
  const { top, height } = await placeOfFrame(page)
  expect(await page.content()).not.toContain('me@example.com')
  await link.click({ trial: true })

  // Whatever the form does next, the sign-up stays.
  const content = await (await frame.elementHandle())?.contentFrame()
  await content?.goto(FRAMED_FORM_URL)
  await expect(form.getByRole('button', { name: 'Join the waitlist' })).toBeVisible()
  await page.clock.runFor(16_000)
  await expect(status).toHaveText(THANKS)
  expect(await placeOfFrame(page)).toMatchObject({ top, height })
})

test('on a phone, a form that answers late is no longer called slow', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const late = Promise.withResolvers<void>()
  await page.route(FRAMED_FORM_URL, (route) => late.promise.then(() => route.continue()))
  const expectUndisturbed = await comeToForm(page)
  const { status } = waitlistOf(page)
  await page.clock.runFor(8000)
  await expect(status).toHaveText(SLOW)
  await expectUndisturbed()
  late.resolve()
  await expect(status).toHaveText(CALM)
  await expectUndisturbed()
  const { top } = await placeOfFrame(page)
  await signUp(page)
  await expect(status).toHaveText(THANKS)
  expect(await placeOfFrame(page)).toMatchObject({ top, height: 600 })
})

test('a form that steals the focus lets go of the keyboard', async ({ page }) => {
  const thief = `<input type="email" aria-label="Email"><script>
    parent.postMessage({ type: 'form_init', embedId: 'waitlist' }, '*')
    document.querySelector('input').focus()
    document.querySelector('input').scrollIntoView()
  </script>`
  await page.route(FRAMED_FORM_URL, (route) => route.fulfill(html(thief)))
  await page.clock.install()
  await page.goto('/')
  const { link, form, frame, status } = waitlistOf(page)
  await link.focus()
  await expect(form.getByRole('textbox', { name: 'Email' })).toBeFocused()
  await expect(frame).toBeFocused()
  expect((await placeOfFrame(page)).height).toBe(600)
  await page.keyboard.press('Shift+Tab')
  await expect(link).toBeFocused()
  await page.clock.runFor(16_000)
  await expect(status).toHaveText(CALM)
})

test('a form that redirects after a sign-up is not called blocked', async ({ page }) => {
  const location = `${STAND_IN_ADDRESS.replace('localhost', '127.0.0.1')}/thanks`
  await page.route(FRAMED_FORM_URL, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 303, headers: { location } })
      : route.fulfill(html('<form method="post"><button>Join</button></form>')),
  )
  await comeToForm(page)
  const { section, form, status } = waitlistOf(page)
  await expect(section.getByText('Loading the form…')).toHaveCount(0)
  // As long as it takes to fill in a form.
  await page.clock.runFor(5000)
  const blocked = page.evaluate(
    () => new Promise((seen) => document.addEventListener('securitypolicyviolation', seen)),
  )
  await form.getByRole('button', { name: 'Join' }).click()
  await blocked
  await page.clock.runFor(1000)
  await expect(status).toHaveText(CALM)
})

/** Claims a sign-up to every page around it. */
const LIAR = `<!doctype html><script>
  const claim = { type: 'form_submit', embedId: 'waitlist' }
  for (const page of [top, opener?.top]) page?.postMessage(claim, '*')
</script>`

const LYING_FORM = `<iframe src="/liar"></iframe><iframe src="https://evil.example/liar"></iframe>
<button onclick="parent.postMessage({ type: 'form_submit', embedId: 'another' }, '*'); window.open('/liar')">
Lie</button>
<button onclick="parent.postMessage({ type: 'form_submit', embedId: 'waitlist' }, '*')">
Join</button>`

test('only a sign-up in the form itself is thanked for', async ({ page, context }) => {
  const contentType = 'text/html'
  await context.route(/liar$/, (route) => route.fulfill({ contentType, body: LIAR }))
  await context.route(FRAMED_FORM_URL, (route) => route.fulfill(html(LYING_FORM)))
  await page.addInitScript(() => {
    window.addEventListener('message', ({ data }) => console.log('claim for', data.embedId))
  })
  const claims: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('claim')) claims.push(message.text())
  })
  await comeToForm(page)
  const { form, status } = waitlistOf(page)
  await page.evaluate(() => window.postMessage({ type: 'form_submit', embedId: 'waitlist' }, '*'))
  await form.getByRole('button', { name: 'Lie' }).click()
  // From the page itself, both frames in the form and its window, and one for another form.
  await expect.poll(() => claims).toHaveLength(5)
  await expect(status).toHaveText(CALM)
  // Nor does any of the claims count as a form that works.
  await page.clock.runFor(8000)
  await expect(status).toHaveText(SLOW)
  await form.getByRole('button', { name: 'Join' }).click()
  await expect(status).toHaveText(THANKS)
})
