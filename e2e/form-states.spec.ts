import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { type StartedSite, startSite } from './start-site.ts'
import { lowButtons, targetFaults } from './target-faults.ts'

// Each describe builds a site with settings of its own, one after the other.
test.describe.configure({ mode: 'serial' })

const WIDTHS = [320, 1280]
const FRAME_DOCUMENT = `<!doctype html><html lang="en"><title>A form</title>
<main><h1>A form</h1><p>It is not the one of the site.</p></main>`

/** No fault that axe knows and no target hard to press, by day and night and on a phone. */
async function expectNoFault(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 })
      const at = `${colorScheme}, ${width} px wide`
      expect.soft(await axeFaults(page, '#waitlist'), at).toEqual([])
      expect.soft(await targetFaults(page), at).toEqual([])
      if (width === 320) expect.soft(await lowButtons(page), at).toEqual([])
    }
  }
}

test.describe('where the owner lets visitors choose first', () => {
  let site: StartedSite

  test.beforeAll(async () => {
    site = await startSite('.site-under-test/choice-states', { WAITLIST_FORM_LOADING: 'click' })
  })
  test.afterAll(() => site.stop())

  test('the choice has no fault', async ({ page }) => {
    await page.goto(site.address)
    const waitlist = page.locator('#waitlist')
    await waitlist.locator('astro-island').scrollIntoViewIfNeeded()
    await expect(waitlist.locator('astro-island')).not.toHaveAttribute('ssr')
    await expect(waitlist.getByRole('button', { name: 'Show the form here' })).toBeVisible()
    await expectNoFault(page)
  })
})

test.describe('where the form is only a link', () => {
  let site: StartedSite

  test.beforeAll(async () => {
    site = await startSite('.site-under-test/link-states', {
      WAITLIST_FORM_URL: 'https://forms.gle/aBcD1',
    })
  })
  test.afterAll(() => site.stop())

  test('the link in its place has no fault', async ({ page }) => {
    await page.goto(site.address)
    await expect(page.getByRole('link', { name: 'Go to the waitlist form' })).toBeVisible()
    await expectNoFault(page)
  })
})

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
