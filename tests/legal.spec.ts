import type { Readability } from '@mozilla/readability'
import { PHONE } from './support/devices.ts'
import { boxOf } from './support/observe.ts'
import { LEGAL_PAGES } from './support/pages.ts'
import { expect, onBothSites, test } from './support/test.ts'

test.use({ reducedMotion: 'reduce' })

onBothSites(() => {
  for (const [path, title] of Object.entries(LEGAL_PAGES)) {
    test(`the ${title} is dated, its contents follow the reader`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByText(/^Last updated [A-Z][a-z]+ 20\d\d$/)).toBeVisible()
      const summary = page.locator('.legal-summary')
      await expect(summary).toHaveText(/\w\.$/)

      const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
      const names = await contents.allTextContents()
      expect(names.length).toBeGreaterThan(2)
      const sections = page.getByRole('main').getByRole('heading', { level: 2 })
      await expect(sections).toHaveText(names)
      for (const index of [names.length - 1, 1]) {
        await contents.nth(index).click()
        // Screen readers announce a section by the heading that takes the focus.
        await expect(sections.nth(index)).toBeFocused()
        await expect(sections.nth(index)).toBeInViewport({ ratio: 1 })
      }
      // The last section is too short to reach the top of the window and be marked.
      await expect(contents.and(page.locator('[aria-current]'))).toHaveText(names[1] ?? '')
      // Contents taller than the window scroll on their own.
      const top = await page.evaluate(() => window.scrollY)
      await contents.last().scrollIntoViewIfNeeded()
      expect(await page.evaluate(() => window.scrollY)).toBe(top)
    })
  }

  test.describe('in Reader View', () => {
    // The security policy would block Readability, which Firefox runs as its own.
    test.use({ bypassCSP: true })

    test('the legal pages keep their summary and every section', async ({ page }) => {
      for (const path of Object.keys(LEGAL_PAGES)) {
        await page.goto(path)
        await page.addScriptTag({ path: 'node_modules/@mozilla/readability/Readability.js' })
        // It drops what it takes for a side note, from its markup and ids.
        const article = await page.evaluate<ReturnType<Readability['parse']>>(
          'new Readability(document.cloneNode(true)).parse()',
        )
        const { textContent, content } = article ?? {}
        expect(textContent).toContain(await page.locator('.legal-summary').textContent())
        const headings = content?.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs) ?? []
        const names = await page.locator('main h2').allTextContents()
        expect([...headings].map(([, text]) => text)).toEqual(names)
      }
    })
  })
})

test('on a phone the contents are collapsed into one line', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/privacy-policy')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await expect(contents.getByRole('link')).toHaveCount(0)
  expect((await boxOf(contents)).height).toBeLessThan(60)
  await contents.locator('summary').click()
  await contents.getByRole('link', { name: 'Your rights' }).click()
  await expect(page.getByRole('heading', { name: 'Your rights', exact: true })).toBeInViewport()
})

test('the privacy policy names the data that the app would collect', async ({ page }) => {
  await page.goto('/privacy-policy')
  const data = ['Name', 'Email', 'Tinnitus frequency', 'Audio preferences', 'Usage', 'Device']
  await expect(page.getByRole('row')).toContainText(data)
})
