import { type APIRequestContext, expect, test } from '@playwright/test'
import sharp from 'sharp'
import { PRODUCT_NAME } from '../src/copy/site-facts.ts'
import { ALL_PAGES } from './support/pages.ts'

const SHARED_PAGES = ['/', '/privacy-policy', '/terms-of-service', '/medical-disclaimer']

/** A PNG of the site and its size, as "width×height". */
async function fetchPng(request: APIRequestContext, address: string) {
  const response = await request.get(address)
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe('image/png')
  const { width, height } = await sharp(await response.body()).metadata()
  return { size: `${width}x${height}`, bytes: (await response.body()).length }
}

for (const path of SHARED_PAGES) {
  test(`a link to ${path} shows its title and its card`, async ({ page, request, baseURL }) => {
    await page.goto(path)
    const meta = await page
      .locator('meta[content]')
      .evaluateAll((tags: HTMLMetaElement[]) =>
        Object.fromEntries(
          tags.map((tag) => [tag.getAttribute('property') ?? tag.name, tag.content]),
        ),
      )
    expect(meta).toMatchObject({
      'og:title': await page.title(),
      'og:description': meta.description,
      'og:type': 'website',
      'og:url': new URL(path, baseURL).href,
      'og:site_name': PRODUCT_NAME,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringContaining(`${PRODUCT_NAME}: `),
      'twitter:card': 'summary_large_image',
    })
    expect(meta).not.toHaveProperty('robots')
    const canonical = page.locator('link[rel="canonical"]')
    await expect(canonical).toHaveAttribute('href', new URL(path, baseURL).href)
    const card = await fetchPng(request, meta['og:image'] ?? '')
    expect(card.size).toBe('1200x630')
    expect(card.bytes).toBeLessThanOrEqual(60_000)
  })
}

test('every page has its icon and its manifest', async ({ page }) => {
  for (const { path } of ALL_PAGES) {
    await page.goto(path)
    const icon = await page.locator('link[rel="icon"]').getAttribute('href')
    await page.evaluate((src) => Object.assign(new Image(), { src }).decode(), icon)
    await expect(page.locator('link[rel="manifest"]')).toHaveCount(1)
  }
})

test('the manifest names icons that are there, at the sizes that it names', async ({ request }) => {
  const response = await request.get('/site.webmanifest')
  expect(response.status()).toBe(200)
  const manifest = await response.json()
  expect(manifest).toMatchObject({ name: PRODUCT_NAME, short_name: PRODUCT_NAME, start_url: '/' })
  expect(manifest.icons).toHaveLength(2)
  for (const { src, sizes } of manifest.icons) {
    expect((await fetchPng(request, src)).size).toBe(sizes)
  }
})

test('a phone and an old browser get an icon of their own', async ({ request }) => {
  expect((await fetchPng(request, '/apple-touch-icon.png')).size).toBe('180x180')
  const ico = await request.get('/favicon.ico')
  expect(ico.status()).toBe(200)
  // An .ico file is a header of 22 bytes and a PNG.
  const { width, height } = await sharp((await ico.body()).subarray(22)).metadata()
  expect([width, height]).toEqual([32, 32])
})

test('the font’s license is served with the font', async ({ request }) => {
  const license = await request.get('/licenses/atkinson-hyperlegible-next.txt')
  expect(license.status()).toBe(200)
  expect(await license.text()).toContain('SIL OPEN FONT LICENSE Version 1.1')
})
