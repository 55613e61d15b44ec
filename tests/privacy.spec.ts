import { ALL_PAGES } from './support/pages.ts'
import { scrollToEnd } from './support/simulate.ts'
import { BOOKING_URL, FORM_URL, FULL_SITE } from './support/sites.ts'
import { expect, test } from './support/test.ts'

/** It allows the site's own scripts and a form from anywhere. */
const STRICT_POLICY =
  /^default-src 'none';(?!.*(unsafe|\*)).*base-uri 'none';require-trusted-types-for 'script';frame-src https: mailto: tel: sms: whatsapp: fb-messenger: tg: viber: line: webcal: intent: market: itms-apps:; script-src 'self'( 'sha256-[^']+')+;/

test('every page has the security policy, and nothing that it blocks', async ({
  page,
  consoleErrors,
}) => {
  for (const path of ALL_PAGES) {
    await page.goto(path)
    const policy = page.locator('meta[http-equiv=content-security-policy]')
    await expect(policy).toHaveAttribute('content', STRICT_POLICY)
    await scrollToEnd(page)
  }
  expect(consoleErrors).toEqual(['Page not found: /no-such-page'])
})

test('pages store nothing, and contact only the form', async ({ page, requests, waitlist }) => {
  const foreign = () => requests.filter((url) => !url.startsWith(`${FULL_SITE}/`))
  const stored = async () => [
    ...(await page.context().cookies(FULL_SITE)),
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
  const { form } = waitlist
  await form.getByRole('textbox', { name: 'Email' }).fill('me@example.com')
  await form.getByRole('button', { name: 'Join the waitlist' }).click()
  // The security policy allows the thank-you page, too, which is on another host.
  await expect(form.getByText('You are on the waitlist')).toBeVisible()
  const others = foreign().filter((url) => !/^https:\/\/(form|thanks)\.test\//.test(url))
  expect([...others, ...(await stored())], 'with the form').toEqual([])
})

const REF = 'x'.repeat(200)
const TAGS = `utm_source=a&utm_medium=b&utm_campaign=c&utm_term=d&utm_content=e&utm_id=f&ref=${REF}`
/** `gclid` and an email address belong to one visitor, so they go nowhere. */
const VISIT = `gclid=123&utm_email=me@mail.test&${TAGS}x`
/** The owner has put a medium of their own into its URL. */
const TAGGED_FORM = `${FORM_URL}&${TAGS.replace('&utm_medium=b', '')}`

test('campaign tags reach the form and the call, also from the next page', async ({ page }) => {
  await page.goto(`/?${VISIT}#waitlist`)
  await expect(page.locator('iframe')).toHaveAttribute('src', TAGGED_FORM)
  const tagged = new Set([TAGGED_FORM, `${BOOKING_URL}&${TAGS}`])
  const services = page.locator('a[target=_blank]')
  const urls = () => services.evaluateAll((all: HTMLAnchorElement[]) => all.map((a) => a.href))
  expect(new Set(await urls()), 'on the first page').toEqual(tagged)
  await page.getByRole('contentinfo').locator('[href*="/privacy-policy"]').press('Enter')
  await expect(page).toHaveURL(`/privacy-policy?${TAGS}`)
  await expect.poll(async () => new Set(await urls()), 'on the next page').toEqual(tagged)
})

test('campaign tags reach the form although a translator has renamed its link', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const link = document.querySelector('#form-link a')
      link?.setAttribute('aria-label', 'Warteliste öffnen')
      if (link?.firstElementChild) link.firstElementChild.textContent = 'Warteliste öffnen'
    })
  })
  await page.goto('/?ref=x#waitlist')
  await expect(page.locator('iframe')).toHaveAttribute('src', `${FORM_URL}&ref=x`)
})

test('campaign tags that newsletters and mail programs garble reach the form', async ({ page }) => {
  for (const visit of [
    '/#waitlist?utm_source=news&ref=x',
    '/?ref=x#waitlist?utm_source=news',
    '/#waitlist/?utm_source=news&ref=x',
    '/#waitlist&utm_source=news&ref=x',
    '/?UTM_SOURCE=news&amp;ref=x#waitlist',
  ]) {
    await page.goto('about:blank')
    await page.goto(visit)
    const tagged = new RegExp(
      `^${RegExp.escape(FORM_URL)}&(utm_source=news&ref=x|ref=x&utm_source=news)$`,
    )
    await expect(page.locator('iframe'), visit).toHaveAttribute('src', tagged)
    await expect(page.locator('h2#waitlist'), visit).toBeInViewport()
  }
  await page.goto('/#cost?utm_source=news')
  await expect(page.locator('#cost')).toBeInViewport()
})

test('the privacy policy names the data that the app would collect', async ({ page }) => {
  await page.goto('/privacy-policy')
  const data = ['Name', 'Email', 'Tinnitus frequency', 'Audio preferences', 'Usage', 'Device']
  await expect(page.getByRole('row')).toContainText(data)
})
