import { SMALL_PHONE } from './support/devices.ts'
import { expectStillUsable } from './support/observe.ts'
import { ALL_PAGES } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test.use({ reducedMotion: 'reduce', javaScriptEnabled: false, viewport: SMALL_PHONE })

/** Shown by scripts, opened by the visitor, or meant for screen readers. */
const LATER = '.needs-scripts, .needs-scripts *, details *, figure *, .visually-hidden, [hidden]'

test('without scripts, every page is readable', async ({ page }) => {
  for (const path of ALL_PAGES) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button'), 'the menu’s').toHaveCount(1)
    const texts = page.locator(`:is(main, footer) :is(h1, h2, h3, p, a, li):not(${LATER})`)
    await expect(texts).not.toHaveCount(0)
    await expect(texts.filter({ visible: false, hasText: /\S/ })).toHaveText([])
  }
})

test('without scripts, the landing page works', async ({ page }) => {
  await page.goto('/')
  const menu = page.locator('#menu')
  await page.getByRole('button').click()
  await expect(menu).toBeVisible()
  await page.mouse.click(20, 500)
  await expect(menu).toBeHidden()
  await page.getByRole('button').click()
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.locator('h2#faq')).toBeInViewport()
  await expect(page.locator('.waitlist-notice .needs-scripts')).toBeHidden()
  await expect(page.locator('.waitlist-notice .without-scripts')).toBeVisible()
  await expectStillUsable(page)
})
