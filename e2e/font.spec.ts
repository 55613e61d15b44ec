import { expect, type Page, test } from '@playwright/test'

const OWN_FONT = 'Atkinson Hyperlegible Next'

/** The families that the browser really draws an element's letters with. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName }) => familyName)
}

test('words do not wait for a font that never comes', async ({ page }) => {
  const font = page.waitForRequest(/\.woff2/)
  await page.route(/\.woff2/, () => undefined)
  await page.goto('/', { waitUntil: 'commit' })
  await font
  const hasDrawn = () => performance.getEntriesByName('first-contentful-paint').length > 0
  // A page that draws nothing has no frames to poll in.
  await page.waitForFunction(hasDrawn, undefined, { polling: 50 })
  expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
  expect(await fontsOf(page, 'h1')).not.toContain(OWN_FONT)
})

test('the second page is read in the site’s own font', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  // Used only if it comes at once, for which a busy machine may need another visit.
  await expect(async () => {
    await page.goto('/terms-of-service')
    await page.evaluate(() => document.fonts.ready)
    for (const selector of ['h1', 'main p', 'footer a']) {
      expect(await fontsOf(page, selector)).toEqual([OWN_FONT])
    }
  }).toPass()
})
