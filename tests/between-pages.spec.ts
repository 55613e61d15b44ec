import { expect, test } from './support/test.ts'

test('hovering a link prerenders that page and no other', async ({ page }) => {
  const prerendered: string[] = []
  page.context().on('request', async (request) => {
    const purpose = (await request.allHeaders().catch(() => undefined))?.['sec-purpose']
    if (purpose) prerendered.push(`${new URL(request.url()).pathname}: ${purpose}`)
  })
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Book a Call' }).hover()
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })
  await link.hover()
  await expect.poll(() => prerendered).toEqual(['/privacy-policy: prefetch;prerender'])
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
  expect(prerendered).toHaveLength(1)
})
