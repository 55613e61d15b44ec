import { expect, type Page, type Route, test } from '@playwright/test'
import { boxOf } from './support/observe.ts'
import { FORM_URL, FRAMED_FORM_URL } from './support/pages.ts'
import { holdRequests, openStill } from './support/simulate.ts'
import { STAND_IN_ADDRESS } from './support/site-under-test.ts'
import { SLOW, signUp, THANKS, waitlistOf } from './support/waitlist-section.ts'

/**
 * Focuses the link to the form. Time advances only with `page.clock.runFor`.
 * @returns asserts that nothing has moved, and that link, frame and focus are in place
 */
async function comeToForm(page: Page) {
  const { link, frame } = waitlistOf(page)
  await openStill(page, '/#waitlist')
  await frame.waitFor()
  await expect(frame).toHaveCSS('height', '600px')
  await link.focus()
  const places = () => Promise.all([boxOf(link), boxOf(frame)])
  const before = await places()
  return async () => {
    await expect(link).toBeFocused()
    await expect(link).toHaveAttribute('href', FORM_URL)
    await expect(frame).toHaveAttribute('src', FRAMED_FORM_URL)
    expect(await places()).toEqual(before)
  }
}

const html = (body: string) => ({
  contentType: 'text/html',
  body: `<!doctype html><html lang="en"><title>A form</title><h1>A form</h1>${body}`,
})

/** Resolves when the security policy next blocks something. */
const violation = (page: Page) =>
  page.evaluate(
    () => new Promise((seen) => document.addEventListener('securitypolicyviolation', seen)),
  )

const FAILURES: Record<string, (route: Route) => unknown> = {
  'never answers': () => undefined,
  'is blocked by an extension': (route) => route.abort('blockedbyclient'),
  fails: (route) => route.fulfill({ status: 500, ...html('Something went wrong') }),
}

for (const [what, answer] of Object.entries(FAILURES)) {
  test(`a form that ${what} is called slow or blocked after 8 seconds`, async ({ page }) => {
    await page.route(FRAMED_FORM_URL, answer)
    const expectUndisturbed = await comeToForm(page)
    const { status } = waitlistOf(page)
    await page.evaluate(() => postMessage({ type: 'form_submit', embedId: 'waitlist' }, '*'))
    await page.clock.runFor(7999)
    await expect(status, 'in spite of a claim from elsewhere').toHaveText('')
    await page.clock.runFor(1)
    await expect(status).toHaveText(SLOW)
    await expectUndisturbed()
  })
}

test('a form that redirects to another site is called blocked at once', async ({ page }) => {
  const elsewhere = { status: 302, headers: { Location: 'https://elsewhere.example/' } }
  await page.route(FRAMED_FORM_URL, (route) => route.fulfill(elsewhere))
  const expectUndisturbed = await comeToForm(page)
  await expect(waitlistOf(page).status).toHaveText(SLOW)
  await expectUndisturbed()
})

test('a late form clears the warning, and a sign-up shifts nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const releaseForm = await holdRequests(page, FRAMED_FORM_URL)
  const expectUndisturbed = await comeToForm(page)
  const { section, link, form, hint, status } = waitlistOf(page)
  await expect(hint).toHaveText('Form not showing?')
  await page.clock.runFor(8000)
  await expect(status).toHaveText(SLOW)
  await expectUndisturbed()
  const line = await status.elementHandle()
  releaseForm()
  await expect(status).toHaveText('')
  await expect(hint).toHaveText('Prefer it full-page?')
  await page.clock.runFor(16_000)
  await expect(status).toHaveText('')
  await expectUndisturbed()
  const height = await section.evaluate((part) => getComputedStyle(part).height)
  await signUp(page)
  await expect(status.getByRole('paragraph')).toHaveText([THANKS])
  // Screen readers announce only a line that was there before.
  expect(await line?.evaluate((element) => element.isConnected)).toBe(true)
  await expect(form.getByRole('heading', { name: 'You are on the waitlist' })).toBeFocused()
  expect(await page.content()).not.toContain('me@example.com')
  await link.click({ trial: true })

  // Whatever the form does next, the sign-up stays.
  await page.frames().at(-1)?.goto(FRAMED_FORM_URL)
  await expect(form.getByRole('button', { name: 'Join the waitlist' })).toBeVisible()
  await page.clock.runFor(16_000)
  await expect(status).toHaveText(THANKS)
  await expect(section).toHaveCSS('height', height)
})

test('no other blocked frame counts as a blocked form', async ({ page }) => {
  const location = `${STAND_IN_ADDRESS.replace('localhost', '127.0.0.1')}/thanks`
  await page.route(FRAMED_FORM_URL, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 303, headers: { location } })
      : route.fulfill(html('<form method="post"><button>Join</button></form>')),
  )
  await comeToForm(page)
  const { section, form, status } = waitlistOf(page)
  await expect(section.getByText('Loading the form…')).toHaveCount(0)
  const join = () => form.getByRole('button', { name: 'Join' }).click()
  const addFrame = () =>
    page.evaluate(() => {
      const bar = Object.assign(document.createElement('iframe'), { src: 'https://bar.example/' })
      document.body.append(bar)
    })
  for (const [block, afterMs] of [
    [addFrame, 0],
    // Once the form has been filled in.
    [join, 5000],
  ] as const) {
    await page.clock.runFor(afterMs)
    const blocked = violation(page)
    await block()
    await blocked
    await page.clock.runFor(100)
    await expect(status).toHaveText('')
  }
})
