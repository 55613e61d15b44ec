import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { ALL_PAGES, LEGAL_PAGES, PRODUCT_NAME } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const INDEXED_PAGES = { '/': 'An app in the making for people with tinnitus', ...LEGAL_PAGES }

/** The size of a PNG of the site, as "width×height". */
async function sizeOfPng(request: APIRequestContext, address: string) {
  const response = await request.get(address)
  expect(response.headers()['content-type']).toBe('image/png')
  const { width, height } = await sharp(await response.body()).metadata()
  return `${width}x${height}`
}

test('each page has its metadata and share card', async ({ page, request, baseURL }) => {
  for (const [path, title] of Object.entries(INDEXED_PAGES)) {
    await page.goto(path)
    const url = `${baseURL}${path}`
    await expect(page).toHaveTitle(`${title} – ${PRODUCT_NAME}`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', url)
    const tags = await page
      .locator('meta[content]')
      .evaluateAll((found: HTMLMetaElement[]) =>
        found.map((tag) => [tag.getAttribute('property') ?? tag.name, tag.content]),
      )
    const meta = Object.fromEntries(tags)
    expect(meta).toMatchObject({
      description: expect.stringMatching(/^.{50,160}$/),
      'og:title': `${title} – ${PRODUCT_NAME}`,
      'og:description': meta.description,
      'og:type': 'website',
      'og:url': url,
      'og:site_name': PRODUCT_NAME,
      'og:image': expect.stringMatching(`^${baseURL}/`),
      'og:image:alt': expect.stringContaining(`${PRODUCT_NAME}: `),
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    })
    expect(meta).not.toHaveProperty('robots')
    expect(await sizeOfPng(request, meta['og:image'])).toBe('1200x630')

    const data = await page.locator('script[type="application/ld+json"]').textContent()
    const site = { '@type': 'WebSite', name: PRODUCT_NAME, url }
    const home = { name: PRODUCT_NAME, item: `${baseURL}/`, position: 1 }
    const here = { name: title, item: url, position: 2 }
    expect(JSON.parse(data ?? '')).toMatchObject(
      path === '/'
        ? { '@graph': [site, { '@type': 'Organization', name: 'Sample Company Inc.', url }] }
        : { '@type': 'BreadcrumbList', itemListElement: [home, here] },
    )
  }
})

test('no page has broken links or missing files', async ({ request, baseURL }) => {
  const targets = new Set([`${baseURL}/licenses/atkinson-hyperlegible-next.txt`])
  for (const { path } of ALL_PAGES) {
    const html = await (await request.get(path)).text()
    for (const icon of ['/favicon.svg', '/site.webmanifest']) expect(html).toContain(icon)
    for (const [, target = ''] of html.matchAll(/ (?:href|src)="([^"]+)"/g)) {
      const { href, origin } = new URL(target, baseURL + path)
      if (origin === baseURL && !href.includes('/no-such-page')) targets.add(href)
    }
  }
  expect(targets.size).toBeGreaterThan(30)
  for (const target of targets) {
    const { pathname, hash } = new URL(target)
    const answer = await request.get(pathname)
    expect([target, answer.status()]).toEqual([target, 200])
    if (hash) expect(await answer.text()).toContain(` id="${decodeURIComponent(hash.slice(1))}"`)
  }
})

test('sitemap, robots.txt, manifest and icons are complete', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<url><loc>(.*?)<\/loc><\/url>/g)].map(([, url]) => url)
  expect(addresses).toEqual(Object.keys(INDEXED_PAGES).map((path) => baseURL + path))
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${baseURL}/sitemap.xml\n`)

  // Browsers ignore a manifest that the policy does not allow.
  expect(await (await request.get('/')).text()).toContain("manifest-src 'self'")
  const manifest = await (await request.get('/site.webmanifest')).json()
  expect(manifest).toMatchObject({ name: PRODUCT_NAME, short_name: PRODUCT_NAME, start_url: '/' })
  expect(manifest.icons).toHaveLength(2)
  const icons = [...manifest.icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]
  for (const { src, sizes } of icons) expect(await sizeOfPng(request, src)).toBe(sizes)
  await expect(await request.get('/favicon.ico')).toBeOK()
})
