import { expect, test } from '@playwright/test'
import { PLACEHOLDER } from './support/pages.ts'

test('the sections come in the specified order, two of them with three cards', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/^A planned sound app /)
  await expect(page.locator('body')).not.toContainText(PLACEHOLDER)
  await expect(page.locator('body').locator('> header, > main, > footer')).toHaveCount(3)
  const sections = page.getByRole('main').locator('> section')
  await expect(sections).toHaveCount(6)
  await expect(sections.nth(0).getByRole('heading', { level: 1 })).toBeVisible()
  for (const [index, name] of [
    [1, 'We Get It. Nothing Has Worked.'],
    [2, 'Why Personalized Masking Works'],
    [3, 'How personalized sound therapy helps you'],
  ] as const) {
    await expect(sections.nth(index)).toHaveAccessibleName(name)
    const heading = sections.nth(index).getByRole('heading', { level: 2, name, exact: true })
    await expect(heading).toBeVisible()
  }
  await expect(sections.nth(3)).toHaveAttribute('id', 'how-it-works')
  await expect(sections.nth(4)).toHaveAttribute('id', 'waitlist')
  await expect(sections.nth(5)).toHaveAttribute('id', 'faq')
  await expect(page.locator('body > main ~ footer')).toHaveRole('contentinfo')
  const cards = (index: number) => sections.nth(index).getByRole('listitem').locator('h3')
  const problems = ['Desperate for relief', 'Nothing cures tinnitus', 'Quality of life affected']
  await expect(cards(1)).toHaveText(problems)
  const help = ['Better Sleep', 'Focus on Work & Activities', 'Improved Quality of Life']
  await expect(cards(3)).toHaveText(help)
})

test('claims stand beside the words that limit them', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  for (const [part, claim, limit] of [
    [main.getByRole('region').first(), /about 2 minutes/i, 'You may need longer'],
    [
      main.getByRole('list', { name: 'The four stages' }),
      /30\+ minutes/,
      'We have not tested this in a clinical study',
    ],
  ] as const) {
    const line = part.getByRole('paragraph').filter({ hasText: claim })
    await expect(line).toHaveCount(1)
    await expect(line).toContainText('design goal')
    await expect(line).toContainText(limit)
  }
})
