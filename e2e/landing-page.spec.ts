import { expect, test } from '@playwright/test'
import { expectLandedAt } from './support/landing.ts'
import { expectNewTab } from './support/links.ts'
import { BOOKING_URL } from './support/pages.ts'

test.beforeEach(({ page }) => page.goto('/').then(() => undefined))

test('the sections come in the specified order', async ({ page }) => {
  await expect(page.locator('body').locator('> header, > main, > footer')).toHaveCount(3)
  const sections = page.getByRole('main').locator('> section')
  await expect(sections).toHaveCount(6)
  await expect(sections.nth(0).getByRole('heading', { level: 1 })).toBeVisible()
  for (const [index, title] of [
    [1, 'We Get It. Nothing Has Worked.'],
    [2, 'Why Personalized Masking Works'],
    [3, 'How personalized sound therapy helps you'],
  ] as const) {
    await expect(sections.nth(index)).toHaveAccessibleName(title)
    await expect(
      sections.nth(index).getByRole('heading', { level: 2, name: title, exact: true }),
    ).toBeVisible()
  }
  await expect(sections.nth(3)).toHaveAttribute('id', 'how-it-works')
  await expect(sections.nth(4)).toHaveAttribute('id', 'waitlist')
  await expect(sections.nth(5)).toHaveAttribute('id', 'faq')
  const last = page.locator('body > main ~ footer')
  await expect(last).toHaveRole('contentinfo')
})

test('the hero holds its two buttons', async ({ page }) => {
  const hero = page.getByRole('main').getByRole('region').first()
  await expect(hero.getByRole('link')).toHaveCount(2)
  await hero.getByRole('link', { name: 'Join the Waitlist', exact: true }).click()
  await expectLandedAt(page, 'waitlist')
  await expectNewTab(
    hero.getByRole('link', { name: 'Book a Call (opens in new tab)', exact: true }),
    BOOKING_URL,
  )
})

test('the two claims stand beside the words that limit them', async ({ page }) => {
  const claims = page.getByRole('main').getByRole('region').first().getByRole('paragraph')
  for (const claim of [/about 2 minutes/i, /30\+ minutes/]) {
    const line = claims.filter({ hasText: claim })
    await expect(line).toHaveCount(1)
    await expect(line).toContainText('design goal')
  }
})

test('the problem section shows three cards', async ({ page }) => {
  const cards = page
    .getByRole('region', { name: 'We Get It. Nothing Has Worked.' })
    .getByRole('listitem')
  await expect(cards).toHaveCount(3)
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText([
    'Desperate for relief',
    'Nothing cures tinnitus',
    'Quality of life affected',
  ])
})

test('how it helps shows three cards', async ({ page }) => {
  const cards = page
    .getByRole('region', { name: 'How personalized sound therapy helps you' })
    .getByRole('listitem')
  await expect(cards).toHaveCount(3)
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText([
    'Better Sleep',
    'Focus on Work & Activities',
    'Improved Quality of Life',
  ])
})
