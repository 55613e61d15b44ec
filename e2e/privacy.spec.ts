import { expect, type Page, test } from '@playwright/test'
import { isNetworkLine, recordConsoleErrors, recordRequests } from './support/observe.ts'
import { ALL_PAGES, FORM_URL, STYLED_PAGES } from './support/pages.ts'

async function expectNothingStored(page: Page) {
  expect(await page.context().cookies()).toEqual([])
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()),
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()),
  ])
  expect(stored).toEqual([])
}

test('no page stores anything, or contacts anybody before the form is near', async ({
  page,
  baseURL,
}) => {
  const requests = recordRequests(page.context())
  const foreign = () =>
    requests.filter(
      (address) => !/^(data|blob):/.test(address) && !address.startsWith(`${baseURL}/`),
    )
  const errors = recordConsoleErrors(page)
  for (const { path } of ALL_PAGES.toReversed()) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.locator('[rel=preconnect], [rel=dns-prefetch]')).toHaveCount(0)
    if (path === '/') {
      const masking = page.getByRole('region', { name: 'Why Personalized Masking Works' })
      await masking.scrollIntoViewIfNeeded()
      await masking.getByRole('radio', { name: 'Habituation' }).check()
      await masking.getByRole('button', { name: 'Hear the four stages' }).click()
      await masking.getByRole('button', { name: /^Loudness/ }).click()
    }
    // From above, the form is near; from below, the visitor has passed it.
    await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }))
    await expect(page.getByRole('contentinfo')).toBeInViewport()
    expect(foreign(), path).toEqual([])
    await expectNothingStored(page)
  }
  await page.getByRole('link', { name: 'Open the waitlist form' }).scrollIntoViewIfNeeded()
  await page.frameLocator('#waitlist iframe').getByRole('textbox', { name: 'Email' }).waitFor()
  expect(foreign().filter((address) => !address.startsWith(FORM_URL))).toEqual([])
  await expectNothingStored(page)
  expect(errors.filter((line) => !isNetworkLine(line))).toEqual(['Page not found: /no-such-page'])
})

test('no script or frame that is slipped into a page runs', async ({ page }) => {
  for (const { path } of STYLED_PAGES) {
    await page.goto(path)
    const broken = await page.evaluate(async () => {
      const rules: string[] = []
      const script = document.createElement('script')
      // Past Trusted Types, which refuse plain text.
      type Rules = { createScript: (text: string) => string }
      type Factory = { createPolicy: (name: string, rules: Rules) => Rules }
      const { trustedTypes } = window as unknown as { trustedTypes: Factory }
      const policy = trustedTypes.createPolicy('slipped', { createScript: (text) => text })
      script.textContent = policy.createScript('document.title = "harmed"')
      const frame = document.createElement('iframe')
      frame.src = 'https://example.com/'
      await new Promise<void>((bothBroken) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          if (rules.push(effectiveDirective) === 2) bothBroken()
        })
        document.body.append(script, frame)
      })
      return rules.sort()
    })
    expect(broken, path).toEqual(['frame-src', 'script-src-elem'])
    await expect(page).not.toHaveTitle('harmed')
  }
})
