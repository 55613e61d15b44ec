import { expect, type Page, test } from '@playwright/test'
import { readDrawnColors } from './support/axe-faults.ts'
import { expectNoFault } from './support/form-faults.ts'
import { type StartedSite, startSite } from './support/start-site.ts'

test.describe.configure({ mode: 'serial', timeout: 60_000 })

test.beforeEach(({ page }) => readDrawnColors(page))

const FRAME_DOCUMENT = `<!doctype html><html lang="en"><title>A form</title>
<main><h1>A form</h1><p>It is not the one of the site.</p></main>`

test.describe('where the form speaks', () => {
  const FORM = 'https://tally.so/r/aBcD1'
  let site: StartedSite

  test.beforeAll(async () => {
    site = await startSite('.site-under-test/speaking-states', { WAITLIST_FORM_URL: FORM })
  })
  test.afterAll(() => site.stop())

  /** Answers for the service, from its own origin, with a page that says what is given. */
  async function openWith(page: Page, script: string) {
    await page.route('https://tally.so/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: `${FRAME_DOCUMENT}${script}` }),
    )
    await page.clock.install()
    await page.goto(site.address)
    await page.locator('#waitlist astro-island').scrollIntoViewIfNeeded()
    await expect(page.locator('#waitlist iframe')).toBeAttached()
    return page.locator('#waitlist').getByRole('status')
  }

  test('the words for a slow or blocked form have no fault', async ({ page }) => {
    const status = await openWith(page, '')
    await page.clock.runFor(8000)
    await expect(status).toContainText('seems slow or blocked')
    await expectNoFault(page)
  })

  test('the words for a form that was sent have no fault', async ({ page }) => {
    const message = JSON.stringify({ event: 'Tally.FormSubmitted' })
    const status = await openWith(
      page,
      `<script>parent.postMessage(${JSON.stringify(message)}, '*')</script>`,
    )
    await expect(status).toContainText('your details were sent')
    await expectNoFault(page)
  })
})
