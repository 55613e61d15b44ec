import { type APIRequestContext, expect, test } from '@playwright/test'
import sharp from 'sharp'
import { ALL_PAGES, PRODUCT_NAME } from './support/pages.ts'

const INDEXED_PAGES = {
  '/': 'A planned sound app for people with tinnitus',
  '/privacy-policy': 'Privacy Policy',
  '/terms-of-service': 'Terms of Service',
  '/medical-disclaimer': 'Medical Disclaimer',
}

/** A PNG of the site and its size, as "width×height". */
async function fetchPng(request: APIRequestContext, address: string) {
  const response = await request.get(address)
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe('image/png')
  const { width, height } = await sharp(await response.body()).metadata()
  return { size: `${width}x${height}`, bytes: (await response.body()).length }
}

for (const [path, title] of Object.entries(INDEXED_PAGES)) {
  test(`search engines and shared links get the title, the summary and the card of ${path}`, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.goto(path)
    const url = `${baseURL}${path}`
    await expect(page).toHaveTitle(`${title} – ${PRODUCT_NAME}`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', url)
    const tags = await page
      .locator('meta[content]')
      .evaluateAll((all: HTMLMetaElement[]) =>
        all.map((tag) => [tag.getAttribute('property') ?? tag.name, tag.content]),
      )
    const meta = Object.fromEntries(tags)
    expect(meta).toMatchObject({
      description: expect.stringMatching(/^.{50,160}$/),
      'og:title': `${title} – ${PRODUCT_NAME}`,
      'og:description': meta.description,
      'og:type': 'website',
      'og:url': url,
      'og:site_name': PRODUCT_NAME,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringContaining(`${PRODUCT_NAME}: `),
      'twitter:card': 'summary_large_image',
    })
    expect(meta).not.toHaveProperty('robots')
    const card = await fetchPng(request, meta['og:image'])
    expect(card.size).toBe('1200x630')
    expect(card.bytes).toBeLessThanOrEqual(60_000)

    const data = await page.locator('script[type="application/ld+json"]').textContent()
    const home = { name: PRODUCT_NAME, url: `${baseURL}/` }
    const step = { '@type': 'ListItem' }
    const content =
      path === '/'
        ? {
            '@graph': [
              { '@type': 'WebSite', ...home },
              { '@type': 'Organization', ...home },
            ],
          }
        : {
            '@type': 'BreadcrumbList',
            itemListElement: [
              { ...step, position: 1, name: PRODUCT_NAME, item: `${baseURL}/` },
              { ...step, position: 2, name: title, item: url },
            ],
          }
    expect(JSON.parse(data ?? '')).toEqual({ '@context': 'https://schema.org', ...content })
  })
}

test('the sitemap holds exactly the four addresses, and robots.txt names it', async ({
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<url><loc>(.*?)<\/loc><\/url>/g)].map(([, one]) => one)
  expect(addresses).toEqual(Object.keys(INDEXED_PAGES).map((path) => baseURL + path))
  expect(await (await request.get('/robots.txt')).text()).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${baseURL}/sitemap.xml\n`,
  )
})

test('no link, picture or file that a page names is missing', async ({ request, baseURL }) => {
  const targets = new Set<string>()
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
  const license = await request.get('/licenses/atkinson-hyperlegible-next.txt')
  expect(await license.text()).toContain('SIL OPEN FONT LICENSE Version 1.1')
})

test('browsers and phones get their icons, at the sizes that they ask for', async ({ request }) => {
  const manifest = await (await request.get('/site.webmanifest')).json()
  expect(manifest).toMatchObject({ name: PRODUCT_NAME, short_name: PRODUCT_NAME, start_url: '/' })
  expect(manifest.icons).toHaveLength(2)
  for (const { src, sizes } of manifest.icons) {
    expect((await fetchPng(request, src)).size).toBe(sizes)
  }
  expect((await fetchPng(request, '/apple-touch-icon.png')).size).toBe('180x180')
  // An .ico file is a header of 22 bytes and a PNG.
  const ico = (await (await request.get('/favicon.ico')).body()).subarray(22)
  expect(await sharp(ico).metadata()).toMatchObject({ width: 32, height: 32 })
})
