// @vitest-environment jsdom
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'astro/zod'
import { describe, expect, inject, it } from 'vitest'
import { builtPage, ERROR_FILES, FILES } from './built-pages.ts'

const SITE = 'https://www.example.com'
const pages = Object.entries(FILES)

const read = (file: string) => readFileSync(join(inject('dist'), file), 'utf8')

function tags(page: Document): Record<string, string> {
  const metas = [...page.querySelectorAll('meta[name], meta[property]')]
  return Object.fromEntries(
    metas.map((tag) => [
      tag.getAttribute('property') ?? tag.getAttribute('name'),
      tag.getAttribute('content') ?? '',
    ]),
  )
}

const own = z.string().startsWith(`${SITE}/`)

const head = z.object({
  description: z.string().min(50).max(160),
  'og:type': z.literal('website'),
  'og:site_name': z.string().min(1),
  'og:title': z.string().min(5).max(60),
  'og:description': z.string().min(50).max(160),
  'og:url': own,
  'og:image': own,
  'og:image:width': z.literal('1200'),
  'og:image:height': z.literal('630'),
  'og:image:alt': z.string().min(10),
  'twitter:card': z.literal('summary_large_image'),
})

const name = z.string().min(1)

/** schema.org's types, and of these only what Google's documentation asks for. */
const landingData = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.tuple([
    z.strictObject({ '@type': z.literal('WebSite'), name, url: z.literal(`${SITE}/`) }),
    z.strictObject({ '@type': z.literal('Organization'), name, url: z.literal(`${SITE}/`) }),
  ]),
})

const step = (position: number, item: string) =>
  z.strictObject({
    '@type': z.literal('ListItem'),
    position: z.literal(position),
    name,
    item: z.literal(item),
  })

const legalData = (address: string) =>
  z.strictObject({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z.tuple([step(1, `${SITE}/`), step(2, address)]),
  })

const manifest = z.object({
  name,
  short_name: name,
  lang: z.literal('en'),
  start_url: z.literal('/'),
  display: z.literal('browser'),
  icons: z
    .array(z.object({ src: z.string(), type: z.literal('image/png'), sizes: z.string() }))
    .min(2),
})

/** sitemaps.org, "XML tag definitions", and W3C's "Date and Time Formats". */
const sitemapEntry = z.strictObject({
  loc: own,
  lastmod: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/)
    .optional(),
})

describe.each(pages)('%s', (path, file) => {
  const address = `${SITE}${path}`

  it('has a title, a description, its one address and a card', () => {
    const page = builtPage(inject('dist'), file)
    const found = head.parse(tags(page))
    expect(found['og:title']).toBe(page.title)
    expect(found['og:description']).toBe(found.description)
    expect(found['og:url']).toBe(address)
    const canonical = page.querySelectorAll('link[rel="canonical"]')
    expect([...canonical].map((link) => link.getAttribute('href'))).toEqual([address])
    expect(existsSync(join(inject('dist'), new URL(found['og:image']).pathname))).toBe(true)
    expect(tags(page)).not.toHaveProperty('robots')
  })

  it('says of itself what is true, and no more', () => {
    const page = builtPage(inject('dist'), file)
    const scripts = [...page.querySelectorAll('script[type="application/ld+json"]')]
    expect(scripts).toHaveLength(1)
    const data = JSON.parse(scripts[0]?.textContent ?? '')
    if (path === '/') landingData.parse(data)
    else legalData(address).parse(data)
  })
})

it.each(ERROR_FILES)('%s asks not to be found, and claims nothing', (file) => {
  const page = builtPage(inject('dist'), file)
  expect(tags(page).robots).toBe('noindex')
  expect(page.querySelector('link[rel="canonical"], script[type="application/ld+json"]')).toBeNull()
})

describe('for search engines', () => {
  it('the sitemap holds exactly the four addresses, with dates that are no later than today', () => {
    const { documentElement } = new DOMParser().parseFromString(read('sitemap.xml'), 'text/xml')
    expect(documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
    const entries = [...documentElement.children].map((url) =>
      sitemapEntry.parse(
        Object.fromEntries([...url.children].map((part) => [part.tagName, part.textContent])),
      ),
    )
    expect(entries.map(({ loc }) => loc)).toEqual(pages.map(([path]) => `${SITE}${path}`))
    const today = new Date().toISOString().slice(0, 10)
    for (const { lastmod } of entries) expect((lastmod ?? '') <= today).toBe(true)
  })

  it.each(pages.slice(1))('the sitemap dates %s as the page does', (path, file) => {
    const shown = builtPage(inject('dist'), file).querySelector('time')?.getAttribute('datetime')
    expect(shown).toMatch(/^\d{4}-\d{2}$/)
    expect(read('sitemap.xml')).toContain(`<loc>${SITE}${path}</loc><lastmod>${shown}</lastmod>`)
  })

  it('robots.txt lets everything be read and names the sitemap', () => {
    expect(read('robots.txt')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/sitemap.xml\n',
    )
  })

  it('the manifest is whole', () => {
    const { icons } = manifest.parse(JSON.parse(read('site.webmanifest')))
    for (const { src } of icons) expect(existsSync(join(inject('dist'), src))).toBe(true)
  })
})
