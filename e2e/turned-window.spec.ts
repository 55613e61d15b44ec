import { expect, type Page, test } from '@playwright/test'

const TABLET = { width: 820, height: 1180 }
const TURNED = { width: 1180, height: 820 }

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const menuButton = (page: Page) => nav(page).getByRole('button', { name: 'Menu', exact: true })

test('the open menu is the row of links once the window is turned', async ({ page }) => {
  await page.setViewportSize(TABLET)
  await page.goto('/')
  await menuButton(page).click()
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
  await page.setViewportSize(TURNED)
  await expect(menuButton(page)).toHaveCount(0)
  // Playwright clicks only what nothing else covers.
  await page.getByRole('main').getByRole('link', { name: 'Join the Waitlist' }).click()
  await expect(page).toHaveURL('/#waitlist')
  await nav(page).getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/#faq')

  await page.setViewportSize(TABLET)
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(nav(page).getByRole('link')).toHaveCount(0)
})

for (const { name, fontSize, ...viewport } of [
  { name: 'a low window', width: 640, height: 360, fontSize: '100%' },
  { name: 'a narrow window with large text', width: 320, height: 640, fontSize: '200%' },
]) {
  test(`in ${name}, the open menu does not cover its button`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/')
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, fontSize)
    await menuButton(page).focus()
    await page.keyboard.press('Enter')
    const item = nav(page).getByRole('link', { name: 'Features' })
    await expect(item).toBeVisible()
    const button = await menuButton(page).boundingBox()
    const menu = await nav(page).getByRole('list').boundingBox()
    expect(menu?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0))
    await item.click()
    await expect(page).toHaveURL('/#how-it-works')
  })
}
