import { expect, type Page, test } from '@playwright/test'
import { openRunning, recordConsoleErrors, recordRequests } from './support/observe.ts'
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
    requests.filter((one) => !/^(data|blob):/.test(one) && !one.startsWith(`${baseURL}/`))
  const errors = recordConsoleErrors(page)
  for (const { path } of ALL_PAGES.toReversed()) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.locator('[rel=preconnect], [rel=dns-prefetch]')).toHaveCount(0)
    if (path === '/') {
      await page.getByRole('radio', { name: 'Habituation' }).check()
      await page.getByRole('button', { name: 'Hear the four stages' }).click()
      await page.getByRole('button', { name: /^Soft level/ }).click()
    }
    // From above, the form is near; from below, the visitor has passed it.
    await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }))
    await expect(page.getByRole('contentinfo')).toBeInViewport()
    expect(foreign(), path).toEqual([])
    await expectNothingStored(page)
  }
  await page.locator('.waitlist-place').scrollIntoViewIfNeeded()
  await page.frameLocator('iframe').getByRole('textbox', { name: 'Email' }).waitFor()
  expect(foreign().filter((address) => !address.startsWith(FORM_URL))).toEqual([])
  await expectNothingStored(page)
  expect(errors).toEqual(['Page not found: /no-such-page'])
})

declare global {
  interface Window {
    sounds: string[]
  }
}

test('only a press on the button that says so makes a sound, however long a page is open', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.sounds = []
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options)
        window.sounds.push('AudioContext')
      }
    }
    HTMLMediaElement.prototype.play = async () => void window.sounds.push('play')
    window.speechSynthesis.speak = () => void window.sounds.push('speak')
  })
  const sounds = () => page.evaluate(() => window.sounds)
  await page.clock.install()
  for (const { path } of STYLED_PAGES.toReversed()) {
    await openRunning(page, path)
    await page.locator('a, button, summary').evaluateAll((all: HTMLElement[]) => {
      for (const control of all) control.focus()
    })
    await page.clock.runFor(60_000)
    await expect(page.locator('audio, video, embed, object, [allow*=autoplay]')).toHaveCount(0)
    expect(await sounds()).toEqual([])
  }
  const hear = page.getByRole('button', { name: 'Hear the four stages' })
  await hear.hover()
  expect(await sounds()).toEqual([])
  await hear.press('Enter')
  await expect.poll(sounds).toEqual(['AudioContext'])
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
