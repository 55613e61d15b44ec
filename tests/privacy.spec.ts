import type { Page } from '@playwright/test'
import { expectRunning, illustrationOf } from './support/masking-illustration.ts'
import { recordConsoleErrors, recordRequests } from './support/observe.ts'
import { ALL_PAGES } from './support/pages.ts'
import { recordSounds } from './support/sound.ts'
import { expect, test } from './support/test.ts'
import { signUp, waitlistOf } from './support/waitlist-section.ts'

/** It allows the site's own scripts and the form's frame. */
const STRICT_POLICY =
  /^default-src 'none';(?!.*(unsafe|\*)).*frame-src https:; script-src 'self'( 'sha256-[^']+')+;/

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

test('pages store nothing, contact nobody and start silent', async ({ page, baseURL }) => {
  const requests = recordRequests(page.context())
  const foreign = () =>
    requests.filter((url) => !/^(data|blob):/.test(url) && !url.startsWith(`${baseURL}/`))
  const errors = recordConsoleErrors(page)
  await page.addInitScript(recordSounds, 48_000)
  const soundCount = () => page.evaluate(() => window.soundCount)
  await page.clock.install()
  const { figure, hear, stage, level, pitch } = illustrationOf(page)
  for (const { path } of ALL_PAGES.toReversed()) {
    await test.step(`${path} from top to bottom, with the focus on every control`, async () => {
      await page.goto(`${path}?utm_source=mail`)
      if (path === '/') {
        await figure.scrollIntoViewIfNeeded()
        await expectRunning(page)
      }
      await page.clock.runFor(60_000)
      // Focus inside its section would request the form.
      const controls = page.locator(':is(a, button, summary):not(.waitlist *)')
      await controls.evaluateAll((found: HTMLElement[]) => {
        for (const control of found) control.focus()
        // From above, the form is near; from below, the visitor has passed it.
        window.scrollTo({ top: 1e6, behavior: 'instant' })
      })
      await expect(page.getByRole('contentinfo')).toBeInViewport()
      await page.clock.runFor(10_000)
      const policy = page.locator('meta[http-equiv=content-security-policy]')
      await expect(policy).toHaveAttribute('content', STRICT_POLICY)
      const early = '[rel=preconnect], [rel=dns-prefetch], audio, video, embed, object'
      await expect(page.locator(early)).toHaveCount(0)
      expect(await soundCount()).toBe(0)
      expect(foreign()).toEqual([])
      await expectNothingStored(page)
    })
  }
  await test.step('the sound, only by a press', async () => {
    await stage('Habituation').check()
    await hear.hover()
    await hear.focus()
    await page.clock.runFor(1000)
    expect(await soundCount()).toBe(0)
    await hear.press('Enter')
    await expect.poll(soundCount).toBe(1)
    await level.click()
    await pitch('Lower').check()
  })
  await test.step('a sign-up, a question and the menu', async () => {
    await page.getByRole('link', { name: 'Join the Waitlist', exact: true }).click()
    await signUp(page)
    await expect(waitlistOf(page).form.getByText('You are on the waitlist')).toBeVisible()
    await page.locator('summary').first().click()
    await expect(page.locator('details[open]')).toHaveCount(1)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('button', { name: 'Menu' }).click()
    expect(foreign().filter((url) => !/^https:\/\/(form|thanks)\.example\//.test(url))).toEqual([])
    await expectNothingStored(page)
  })
  expect(errors).toEqual(['Page not found: /no-such-page'])
})
