import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { PRODUCT_NAME } from '../src/copy/site-facts.ts'
import { ALL_PAGES } from './support/pages.ts'

async function pngSize(file: Buffer) {
  const { format, width, height } = await sharp(file).metadata()
  expect(format).toBe('png')
  return `${width}x${height}`
}

const SHARED_PAGES = ['/', '/privacy-policy', '/terms-of-service', '/medical-disclaimer']

const meta = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content')

async function fetchPng(request: APIRequestContext, address: string) {
  const response = await request.get(address)
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe('image/png')
  return response.body()
}

for (const path of SHARED_PAGES) {
  test(`a link to ${path} shows its title and its card`, async ({ page, request, baseURL }) => {
    await page.goto(path)
    const address = new URL(path, baseURL).href
    expect(await meta(page, 'og:title')).toBe(await page.title())
    expect(await meta(page, 'og:description')).toBe(await meta(page, 'description'))
    expect(await meta(page, 'og:type')).toBe('website')
    expect(await meta(page, 'og:url')).toBe(address)
    expect(await meta(page, 'og:site_name')).toBe(PRODUCT_NAME)
    expect(await meta(page, 'og:image:width')).toBe('1200')
    expect(await meta(page, 'og:image:height')).toBe('630')
    expect(await meta(page, 'og:image:alt')).toContain(`${PRODUCT_NAME}: `)
    expect(await meta(page, 'twitter:card')).toBe('summary_large_image')
    const card = await fetchPng(request, (await meta(page, 'og:image')) ?? '')
    expect(await pngSize(card)).toBe('1200x630')
    expect(card.length).toBeLessThanOrEqual(60_000)
  })
}

for (const { name, path } of ALL_PAGES) {
  test(`the browser takes on the colors and the icon of ${name}`, async ({ page }) => {
    await page.goto(path)
    const themes = page.locator('meta[name="theme-color"]')
    const colors = await themes.evaluateAll((tags) => tags.map((tag) => tag.outerHTML))
    expect(colors).toHaveLength(2)
    expect(colors[0]).toMatch(/media="\(prefers-color-scheme: light\)" content="#[0-9a-f]{6}"/)
    expect(colors[1]).toMatch(/media="\(prefers-color-scheme: dark\)" content="#[0-9a-f]{6}"/)
    const icon = page.locator('link[rel="icon"]')
    await expect(icon).toHaveAttribute('href', /^data:image\/svg\+xml,/)
    await expect(page.locator('link[rel="manifest"]')).toHaveCount(1)
  })
}

for (const scheme of ['light', 'dark'] as const) {
  test(`the browser's own color is the page's ground when it is ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto('/')
    const { theme, ground } = await page.evaluate(() => {
      const tags = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      const context = document.createElement('canvas').getContext('2d', { colorSpace: 'srgb' })
      const pixel = (color: string) => {
        if (!context) return []
        context.fillStyle = color
        context.fillRect(0, 0, 1, 1)
        return [...context.getImageData(0, 0, 1, 1).data]
      }
      const tag = tags.find(({ media }) => matchMedia(media).matches)
      return {
        theme: pixel(tag?.content ?? ''),
        ground: pixel(getComputedStyle(document.documentElement).backgroundColor),
      }
    })
    expect(theme).toHaveLength(4)
    theme.forEach((channel, at) => {
      expect(Math.abs(channel - (ground[at] ?? 0))).toBeLessThanOrEqual(1)
    })
  })
}

test('the manifest names icons that are there, at the sizes that it names', async ({ request }) => {
  const response = await request.get('/site.webmanifest')
  expect(response.status()).toBe(200)
  const manifest = await response.json()
  expect(manifest).toMatchObject({ name: PRODUCT_NAME, short_name: PRODUCT_NAME, start_url: '/' })
  expect(manifest.icons).toHaveLength(2)
  for (const { src, sizes } of manifest.icons) {
    expect(await pngSize(await fetchPng(request, src))).toBe(sizes)
  }
})

test('a phone and an old browser get an icon of their own', async ({ request }) => {
  expect(await pngSize(await fetchPng(request, '/apple-touch-icon.png'))).toBe('180x180')
  const ico = await request.get('/favicon.ico')
  expect(ico.status()).toBe(200)
  expect(await pngSize((await ico.body()).subarray(22))).toBe('32x32')
})

test('the font’s license is served with the font', async ({ request }) => {
  const license = await request.get('/licenses/atkinson-hyperlegible-next.txt')
  expect(license.status()).toBe(200)
  expect(await license.text()).toContain('SIL OPEN FONT LICENSE Version 1.1')
})
