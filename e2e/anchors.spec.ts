import { expect, test } from '@playwright/test'
import { expectLandedAt } from './support/links.ts'

const scrollTop = () => Math.round(window.scrollY)

test.describe('with less motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('a link lands at its section, the keyboard goes on there, and Back returns', async ({
    page,
  }) => {
    await page.goto('/')
    const firstQuestion = page.locator('summary').first()
    const policy = page.getByRole('main').getByRole('link', { name: 'Read the privacy policy' })
    for (const [part, name, anchor, next] of [
      ['banner', 'Features', 'how-it-works', policy],
      ['banner', 'FAQ', 'faq', firstQuestion],
      ['banner', 'Join Waitlist', 'waitlist', policy],
      ['main', 'Join the Waitlist', 'waitlist', policy],
      ['contentinfo', 'Join the Waitlist Today', 'waitlist', policy],
      ['contentinfo', 'Features', 'how-it-works', policy],
    ] as const) {
      await test.step(`${name}, ${part}`, async () => {
        const link = page.getByRole(part).getByRole('link', { name, exact: true })
        await page.evaluate(() => window.scrollTo(0, 1500))
        await link.scrollIntoViewIfNeeded()
        const start = await page.evaluate(scrollTop)
        await link.click()
        await expectLandedAt(page, anchor)
        await page.keyboard.press('Tab')
        await expect(next).toBeFocused()
        await page.goBack()
        await expect.poll(() => page.evaluate(scrollTop)).toBe(start)
      })
    }
  })

  test('from another page a link lands at its section too, and Back returns to the words being read', async ({
    page,
  }) => {
    await page.goto('/')
    const policy = page.getByRole('main').getByRole('link', { name: 'Read the privacy policy' })
    await policy.evaluate((link) => link.scrollIntoView({ block: 'center' }))
    await policy.click()
    await expect(page).toHaveURL('/privacy-policy')
    await page.goBack()
    await expect(policy).toBeInViewport({ ratio: 1 })

    await page.goto('/terms-of-service')
    await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
    await expectLandedAt(page, 'faq')
    await page.keyboard.press('Tab')
    await expect(page.locator('summary').first()).toBeFocused()
  })

  test('the first Tab offers to skip to the title, and the next one goes on from there', async ({
    page,
  }) => {
    const skip = page.getByRole('link', { name: 'Skip to main content' })
    for (const path of ['/', '/privacy-policy', '/no-such-page']) {
      await page.goto(path)
      await expect(skip).not.toBeInViewport()
      await page.keyboard.press('Tab')
      await expect(skip).toBeFocused()
      await expect(skip).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/#main$/)
      const title = page.getByRole('heading', { level: 1 })
      await expect(title).toBeFocused()
      await expect(title).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Tab')
      await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
    }
  })
})

test('a link glides to its section, and jumps where the system asks for less motion', async ({
  page,
}) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/')
    const first = await page.evaluate(async () => {
      document.querySelector<HTMLElement>('header a[href="#faq"]')?.click()
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
      return window.scrollY
    })
    await expectLandedAt(page, 'faq')
    const share = first / (await page.evaluate(scrollTop))
    if (reducedMotion === 'reduce') expect(share).toBeGreaterThan(0.9)
    else expect(share).toBeLessThan(0.9)
  }
})
