import { expect, type Page, type Route, test } from '@playwright/test'
import { FORM_URL, FRAMED_FORM_URL } from './support/pages.ts'
import { SITE_ADDRESS, STAND_IN_ADDRESS } from './support/site-under-test.ts'
import { waitlistOf } from './support/waitlist-section.ts'

const CALM = 'Form not showing? Use “Open the waitlist form”.'
const STRONG = 'The form seems slow or blocked here. Please use “Open the waitlist form”.'
const THANKS = /^Thank you\. The form says your details were sent/

const positions = (page: Page) =>
  waitlistOf(page).place.evaluate((place) => {
    const { top, height } = place.getBoundingClientRect()
    return { scrolledTo: window.scrollY, top: top + window.scrollY, height }
  })

/**
 * Brings a keyboard visitor to the link above the form. From then on, time passes only by
 * `page.clock.runFor`.
 * @returns an expectation that neither page nor focus has moved, and that link and frame are there
 */
async function comeToForm(page: Page) {
  const { link, frame } = waitlistOf(page)
  await page.clock.install({ time: 0 })
  await page.goto('/')
  await page.clock.pauseAt(600_000)
  await link.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await link.focus()
  await expect(frame).toBeAttached()
  const before = await positions(page)
  expect(before.height).toBe(600)
  return async () => {
    await expect(link).toBeFocused()
    await expect(link).toHaveAttribute('href', FORM_URL)
    await expect(frame).toHaveAttribute('src', FRAMED_FORM_URL)
    expect(await positions(page)).toEqual(before)
  }
}

/** The stand-in's form, with some of its answer changed. */
async function fulfillWith(
  route: Route,
  change: { status?: number; header?: string; end?: string },
) {
  const response = await route.fetch()
  const [name = 'x-none', value = ''] = change.header?.split(': ') ?? []
  return route.fulfill({
    response,
    status: change.status,
    headers: { ...response.headers(), [name]: value },
    body: (await response.text()) + (change.end ?? ''),
  })
}

const SILENT_FORMS: Record<string, (route: Route) => unknown> = {
  'never answers': () => undefined,
  'drops the connection': (route) => route.abort('connectionreset'),
  'is blocked by an extension': (route) => route.abort('blockedbyclient'),
  'answers with an error': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'refuses to be framed': (route) => fulfillWith(route, { header: 'x-frame-options: DENY' }),
}

for (const [what, answer] of Object.entries(SILENT_FORMS)) {
  test(`a form that ${what} is called slow after 8 seconds, and nothing moves`, async ({
    page,
  }) => {
    await page.route(FRAMED_FORM_URL, answer)
    const expectUndisturbed = await comeToForm(page)
    await page.clock.runFor(7999)
    await expect(waitlistOf(page).status).toHaveText(CALM)
    await page.clock.runFor(1)
    await expect(waitlistOf(page).status).toHaveText(STRONG)
    await expectUndisturbed()
  })
}

test('a form that works is not called slow, and nothing moves', async ({ page }) => {
  const expectUndisturbed = await comeToForm(page)
  const { form, status } = waitlistOf(page)
  await expect(form.getByRole('button', { name: 'Join the waitlist' })).toBeVisible()
  await page.clock.runFor(16_000)
  await expect(status).toHaveText(CALM)
  await expectUndisturbed()
})

test('a form that redirects to another site is blocked, and called so at once', async ({
  page,
}) => {
  const headers = { Location: 'https://elsewhere.example/' }
  await page.route(FRAMED_FORM_URL, (route) => route.fulfill({ status: 302, headers }))
  const expectUndisturbed = await comeToForm(page)
  await expect(waitlistOf(page).status).toHaveText(STRONG)
  await expectUndisturbed()
})

test('a form that answers late is no longer called slow, and takes a sign-up', async ({ page }) => {
  const late = Promise.withResolvers<void>()
  await page.route(FRAMED_FORM_URL, (route) => late.promise.then(() => route.continue()))
  const expectUndisturbed = await comeToForm(page)
  const { form, status } = waitlistOf(page)
  await page.clock.runFor(8000)
  await expect(status).toHaveText(STRONG)
  late.resolve()
  await expect(status).toHaveText(CALM)
  await expectUndisturbed()
  await form.getByRole('textbox', { name: 'Email' }).fill('me@example.com')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Join the waitlist' }).click()
  await expect(status).toHaveText(THANKS)
})

test('a form that steals the focus takes nothing else, and lets go of the keyboard', async ({
  page,
}) => {
  const end = `<script>
    const field = document.querySelector('[type=email]')
    field.focus()
    field.scrollIntoView()
  </script>`
  await page.route(FRAMED_FORM_URL, (route) => fulfillWith(route, { end }))
  await page.clock.install()
  await page.goto('/')
  const { link, frame, form, status } = waitlistOf(page)
  const { top } = await positions(page)
  await link.focus()
  await expect(frame).toBeFocused()
  await expect(form.getByRole('textbox', { name: 'Email' })).toBeFocused()
  await expect(status).toHaveText(CALM)
  expect(await positions(page)).toMatchObject({ top, height: 600 })
  await page.keyboard.press('Shift+Tab')
  await expect(link).toBeFocused()
  await page.clock.runFor(16_000)
  await expect(status).toHaveText(CALM)
})

/** Claims a sign-up to every page around it. */
const LIAR = `<!doctype html><script>
  const claim = { type: 'form_submit', embedId: 'waitlist' }
  for (const page of [top, opener?.top]) page?.postMessage(claim, '*')
</script>`

const LYING_FORM = `<!doctype html><html lang="en"><title>A form</title><h1>A form</h1>
<iframe src="/liar"></iframe><iframe src="https://evil.example/liar"></iframe>
<button onclick="parent.postMessage({ type: 'form_submit', embedId: 'another' }, '*'); window.open('/liar')">
Lie</button>
<button onclick="parent.postMessage({ type: 'form_submit', embedId: 'waitlist' }, '*')">
Join</button>`

test('only a sign-up in the form itself is thanked for, whatever others claim', async ({
  page,
  context,
}) => {
  const contentType = 'text/html'
  await context.route(/liar$/, (route) => route.fulfill({ contentType, body: LIAR }))
  await context.route(FRAMED_FORM_URL, (route) => route.fulfill({ contentType, body: LYING_FORM }))
  await page.addInitScript(() => {
    window.addEventListener('message', ({ origin, data }) =>
      console.log(`${data.embedId} from ${origin}`),
    )
  })
  const heard: string[] = []
  page.on('console', (message) => heard.push(message.text()))
  await comeToForm(page)
  const { form, status } = waitlistOf(page)
  await page.evaluate(() => window.postMessage({ type: 'form_submit', embedId: 'waitlist' }, '*'))
  await form.getByRole('button', { name: 'Lie' }).click()
  await expect
    .poll(() => heard.toSorted())
    .toEqual([
      `another from ${STAND_IN_ADDRESS}`,
      `waitlist from ${SITE_ADDRESS}`,
      `waitlist from ${STAND_IN_ADDRESS}`,
      `waitlist from ${STAND_IN_ADDRESS}`,
      'waitlist from https://evil.example',
    ])
  await expect(status).toHaveText(CALM)
  // Nor does any of the claims count as a form that works.
  await page.clock.runFor(8000)
  await expect(status).toHaveText(STRONG)
  await form.getByRole('button', { name: 'Join' }).click()
  await expect(status).toHaveText(THANKS)
})
