import { expect, type Page, test } from '@playwright/test'
import { SLOW_4G } from './support/network.ts'

const FONT = /\.woff2(?:\?|$)/
const OWN_FONT = 'Atkinson Hyperlegible Next'

/** The families that the browser really draws an element's letters with. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('DOM.enable')
  await devTools.send('CSS.enable')
  const { root } = await devTools.send('DOM.getDocument')
  const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName }) => familyName)
}

const firstPaint = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)

test('words do not wait for a font that never answers', async ({ page }) => {
  await page.route(FONT, () => undefined)
  const asked = page.waitForRequest(FONT)
  await page.goto('/', { waitUntil: 'commit' })
  await asked
  await expect.poll(() => firstPaint(page)).toBe(1)
  expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
  expect(await fontsOf(page, 'h1')).not.toContain(OWN_FONT)
})

test('a late font waits for the next page, which is read in it', async ({ page }) => {
  // By a slow line and not by a route: those switch the browser's cache off.
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', SLOW_4G)
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  expect(await fontsOf(page, 'h1')).not.toContain(OWN_FONT)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click()
  await expect(page).toHaveTitle(/^Terms of Service/)
  await page.evaluate(() => document.fonts.ready)
  for (const selector of ['h1', 'main p', 'footer a']) {
    expect(await fontsOf(page, selector)).toEqual([OWN_FONT])
  }
})
