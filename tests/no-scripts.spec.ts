import { SMALL_PHONE } from './support/devices.ts'
import { expectStillUsable, hiddenTexts } from './support/observe.ts'
import { ALL_PAGES } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test.use({ reducedMotion: 'reduce', javaScriptEnabled: false, viewport: SMALL_PHONE })

test('without scripts pages are readable, and all that shows works', async ({ page }) => {
  for (const { path } of ALL_PAGES) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button')).toHaveText(['Menu'])
    await expect(hiddenTexts(page)).toHaveText([])
  }
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('heading', { name: /^FAQ/ })).toBeInViewport()
  await expect(page.getByText(/not running scripts/)).toBeVisible()
  await expectStillUsable(page)
})
