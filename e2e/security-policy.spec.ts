import { expect, type Page, test } from '@playwright/test'
import {
  isNetworkLine,
  recordConsoleErrors,
  recordRequests,
  seeWholeLandingPage,
} from './support/observe.ts'
import { ALL_PAGES, FORM_URL } from './support/pages.ts'

declare global {
  interface Window {
    violations: string[]
  }
}

async function recordViolations(page: Page) {
  await page.addInitScript(() => {
    window.violations = []
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      window.violations.push(`${violatedDirective} ${blockedURI}`)
    })
  })
  return () => page.evaluate(() => window.violations)
}

/** What the page has stored in the browser. */
function storedBy(page: Page) {
  return page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
  }))
}

for (const { name, path } of ALL_PAGES) {
  test(`${name} obeys its policy, stores nothing, and runs nothing slipped in`, async ({
    page,
    context,
  }) => {
    const violations = await recordViolations(page)
    const errors = recordConsoleErrors(page)
    const requests = recordRequests(page)
    await page.goto(path)
    const site = new URL(page.url()).origin
    if (path === '/') {
      await seeWholeLandingPage(page)
      await page.locator('#faq summary').last().click()
    }
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')

    expect(await violations()).toEqual([])
    const isExpected = (line: string) => path === '/no-such-page' && line.includes(path)
    expect(errors.filter((line) => !isNetworkLine(line) && !isExpected(line))).toEqual([])
    const allowed = path === '/' ? [site, new URL(FORM_URL).origin] : [site]
    expect([...new Set(requests.map((address) => new URL(address).origin))].sort()).toEqual(allowed)
    expect(await context.cookies()).toEqual([])
    expect(await storedBy(page)).toEqual({ local: 0, session: 0, databases: 0, caches: 0 })

    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.violations.push("the script ran")'
      document.body.append(script)
      const frame = document.createElement('iframe')
      frame.src = 'https://example.com/'
      document.body.append(frame)
    })
    await expect
      .poll(violations)
      .toEqual(['script-src-elem inline', 'frame-src https://example.com'])
  })
}
