import { legalPages, pages } from '../src/content/pages.ts'
import { SITE_URL } from './support/sites.ts'
import { expect, test } from './support/test.ts'

const INDEXED_PAGES = { '': pages.home, ...legalPages }

/** What only this description speaks of, by path. */
const TOPICS: Record<keyof typeof INDEXED_PAGES, RegExp> = {
  '': /an app in the making/,
  'privacy-policy': /collect/,
  'terms-of-service': /terms/i,
  'medical-disclaimer': /doctor/,
}

test('each page has its title, its description and the share card', async ({ page }) => {
  for (const [path, { title: name, description }] of Object.entries(INDEXED_PAGES)) {
    await page.goto(`/${path}`)
    const url = `${SITE_URL}/${path}`
    const title = `${name} – Sampletune`
    await expect(page).toHaveTitle(title)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    // With the longest product name, 60, as many as search engines show.
    expect(name.length, name).toBeLessThanOrEqual(45)
    expect(description, 'as long as search engines show').toMatch(/^.{50,160}$/)
    expect(description).toMatch(TOPICS[path as keyof typeof TOPICS])
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', url)
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon.svg')
    const meta = (key: string) => page.locator(`meta[name="${key}"], meta[property="${key}"]`)
    for (const [key, content] of [
      ['description', description],
      ['og:title', title],
      ['og:description', description],
      ['og:url', url],
      ['og:image', `${SITE_URL}/share-card.png`],
      ['twitter:card', 'summary_large_image'],
    ] as const)
      await expect(meta(key)).toHaveAttribute('content', content)
  }
})

test('JSON-LD names the site and its owner', async ({ page }) => {
  await page.goto('/')
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  const url = `${SITE_URL}/`
  expect(JSON.parse(data ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebSite', name: 'Sampletune', url },
      { '@type': 'Organization', name: 'Sample Company Inc.', url },
    ],
  })
})

test('the files that no page shows are there', async ({ request }) => {
  const license = '/licenses/atkinson-hyperlegible-next.txt'
  for (const file of [
    '/favicon.svg',
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/share-card.png',
    license,
  ])
    await expect(await request.get(file), file).toBeOK()
})

test('the sitemap lists the indexed pages, and robots.txt names it', async ({ request }) => {
  const textOf = async (path: string) => (await request.get(path)).text()
  const indexed = Object.keys(INDEXED_PAGES).map(
    (path) => `<url><loc>${SITE_URL}/${path}</loc></url>`,
  )
  expect(await textOf('/sitemap.xml')).toContain(`${indexed.join('\n')}\n</urlset>`)
  expect(await textOf('/robots.txt')).toContain(`Allow: /\n\nSitemap: ${SITE_URL}/sitemap.xml\n`)
})
