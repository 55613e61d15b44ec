import { expect, test } from '@playwright/test'
import { readDrawnColors } from './support/axe-faults.ts'
import { expectNoFault } from './support/form-faults.ts'
import { recordRequests } from './support/observe.ts'
import { type StartedSite, startSite } from './support/start-site.ts'

// Each describe builds a site with settings of its own, one after the other.
test.describe.configure({ mode: 'serial', timeout: 60_000 })

test.beforeEach(({ page }) => readDrawnColors(page))

test.describe('where the owner lets visitors choose first', () => {
  let site: StartedSite

  test.beforeAll(async () => {
    site = await startSite('.site-under-test/by-choice', { WAITLIST_FORM_LOADING: 'click' })
  })
  test.afterAll(() => site.stop())

  test('nothing is asked of the form before its button is pressed', async ({ page }) => {
    const requests = recordRequests(page)
    const foreign = () => requests.filter((address) => !address.startsWith(site.address))
    await page.goto(site.address)
    const waitlist = page.locator('#waitlist')
    const show = waitlist.getByRole('button', { name: 'Show the form here' })
    await show.scrollIntoViewIfNeeded()
    await expect(waitlist.locator('astro-island')).not.toHaveAttribute('ssr')
    await page.waitForLoadState('networkidle')
    expect(foreign()).toEqual([])
    expect((await page.locator('.waitlist-frame').boundingBox())?.height).toBe(600)

    await show.focus()
    await page.keyboard.press('Enter')
    const frame = waitlist.locator('iframe')
    await expect(frame).toBeFocused()
    await expect(
      waitlist.frameLocator('iframe').getByRole('button', { name: 'Join the waitlist' }),
    ).toBeVisible()
    await expect(show).toHaveCount(0)
    expect((await frame.boundingBox())?.height).toBe(600)
    expect(foreign().length).toBeGreaterThan(0)
  })

  test('the choice has no fault', async ({ page }) => {
    await page.goto(site.address)
    const waitlist = page.locator('#waitlist')
    await waitlist.locator('astro-island').scrollIntoViewIfNeeded()
    await expect(waitlist.locator('astro-island')).not.toHaveAttribute('ssr')
    await expect(waitlist.getByRole('button', { name: 'Show the form here' })).toBeVisible()
    await expectNoFault(page)
  })

  test('the link to the form is there before and without the choice', async ({ page }) => {
    await page.goto(site.address)
    const link = page.getByRole('link', { name: 'Open the waitlist form (opens in new tab)' })
    await expect(link).toBeVisible()
  })

  test('the privacy policy says that the form waits for the button', async ({ page }) => {
    await page.goto(`${site.address}/privacy-policy`)
    await expect(page.getByText('The form loads only when you press its button')).toBeVisible()
    await expect(page.getByText('when you come near')).toHaveCount(0)
  })
})

test.describe('where the form is only a link', () => {
  const FORM = 'https://forms.gle/aBcD1'
  let site: StartedSite

  test.beforeAll(async () => {
    site = await startSite('.site-under-test/link-only', { WAITLIST_FORM_URL: FORM })
  })
  test.afterAll(() => site.stop())

  test('a large link stands in the place of the frame, as high as the frame', async ({ page }) => {
    await page.goto(site.address)
    const place = page.locator('.waitlist-frame')
    await place.scrollIntoViewIfNeeded()
    expect((await place.boundingBox())?.height).toBe(600)
    const link = place.getByRole('link', { name: 'Go to the waitlist form (opens in new tab)' })
    await expect(link).toHaveAttribute('href', FORM)
    await expect(page.locator('iframe')).toHaveCount(0)
    const policy = page.locator('meta[http-equiv="content-security-policy" i]')
    await expect(policy).toHaveAttribute('content', /frame-src 'none'/)
  })

  test('the link in its place has no fault', async ({ page }) => {
    await page.goto(site.address)
    await expect(page.getByRole('link', { name: 'Go to the waitlist form' })).toBeVisible()
    await expectNoFault(page)
  })
})
