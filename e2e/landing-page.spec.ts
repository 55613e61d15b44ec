import { expect, test } from '@playwright/test'

/** Words that nobody filled in. */
const PLACEHOLDER = /\[[^\]]*\]|\{\{|TODO|lorem ipsum/i

test('the sections come in the specified order, and claims stand beside their limits', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - banner
    - main:
      - /children: equal
      - region:
        - heading [level=1]
      - region "We Get It. Nothing Has Worked.":
        - heading "We Get It. Nothing Has Worked." [level=2]
        - list:
          - /children: equal
          - listitem:
            - heading "Desperate for relief" [level=3]
          - listitem:
            - heading "Nothing cures tinnitus" [level=3]
          - listitem:
            - heading "Quality of life affected" [level=3]
      - region "Why Personalized Masking Works":
        - heading "Why Personalized Masking Works" [level=2]
      - region "How personalized sound therapy helps you":
        - heading "How personalized sound therapy helps you" [level=2]
        - list:
          - /children: equal
          - listitem:
            - heading "Better Sleep" [level=3]
          - listitem:
            - heading "Focus on Work & Activities" [level=3]
          - listitem:
            - heading "Improved Quality of Life" [level=3]
      - region /Join the waitlist/:
        - heading [level=2]
      - region /FAQ/:
        - heading [level=2]
    - contentinfo
  `)
  await expect(page.locator('body')).not.toContainText(PLACEHOLDER)
  for (const [claim, limit] of [
    [/about 2 minutes/i, 'You may need longer'],
    [/30\+ minutes/, 'We have not tested this in a clinical study'],
  ] as const) {
    const lines = page.locator('main p:not([aria-hidden] *)').filter({ hasText: claim })
    for (const line of await lines.all()) {
      await expect(line).toContainText('design goal')
      await expect(line).toContainText(limit)
    }
    expect(await lines.count()).toBeGreaterThan(0)
  }
})
