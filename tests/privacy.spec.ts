import { recordRequests } from './support/observe.ts'
import { ALL_PAGES } from './support/pages.ts'
import { expect, test } from './support/test.ts'
import { waitlistOf } from './support/waitlist-section.ts'

/** It allows the site's own scripts and a form from anywhere. */
const STRICT_POLICY =
  /^default-src 'none';(?!.*(unsafe|\*)).*frame-src https: mailto: tel: sms:; script-src 'self'( 'sha256-[^']+')+;/

test('every page has the security policy', async ({ page }) => {
  for (const path of ALL_PAGES) {
    await page.goto(path)
    const policy = page.locator('meta[http-equiv=content-security-policy]')
    await expect(policy).toHaveAttribute('content', STRICT_POLICY)
  }
})

test('pages store nothing, and only a sign-up contacts somebody', async ({ page, baseURL }) => {
  const requests = recordRequests(page.context())
  const foreign = () => requests.filter((url) => !url.startsWith(`${baseURL}/`))
  const stored = async () => [
    ...(await page.context().cookies(baseURL)),
    ...(await page.evaluate(async () => [
      ...Object.keys({ ...localStorage, ...sessionStorage }),
      ...(await indexedDB.databases()),
      ...(await caches.keys()),
    ])),
  ]
  await page.clock.install()
  for (const path of ALL_PAGES.toReversed()) {
    await page.goto(`${path}?utm_source=mail`)
    // Focus inside its section would request the form.
    const controls = page.locator(':is(a, button, summary):not(.waitlist *)')
    await controls.evaluateAll((all: HTMLElement[]) => {
      for (const control of all) control.focus()
      // Below the form, which would load if it came near from above.
      window.scrollTo({ top: 1e6, behavior: 'instant' })
    })
    await page.clock.runFor(60_000)
    expect([...foreign(), ...(await stored())], path).toEqual([])
  }
  await page.getByRole('link', { name: 'Join the Waitlist', exact: true }).click()
  const { form } = waitlistOf(page)
  await form.getByRole('textbox', { name: 'Email' }).fill('me@example.com')
  await form.getByRole('button', { name: 'Join the waitlist' }).click()
  // The security policy allows the thank-you page, too, which is on another host.
  await expect(form.getByText('You are on the waitlist')).toBeVisible()
  expect(foreign().filter((url) => !/^https:\/\/(form|thanks)\.test\//.test(url))).toEqual([])
  expect(await stored()).toEqual([])
})
