// @vitest-environment jsdom
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { OUTSIDE_LINKS } from '../../doctor/outside-links.ts'
import { siteFacts } from '../../src/copy/site-facts.ts'

const SITE = 'https://www.example.com'
const ADDRESSES: Record<string, string> = {
  '/': 'index.html',
  '/privacy-policy': 'privacy-policy.html',
  '/terms-of-service': 'terms-of-service.html',
  '/medical-disclaimer': 'medical-disclaimer.html',
}
const ERROR_FILES = ['404.html', '500.html']
const FILES = [...Object.values(ADDRESSES), ...ERROR_FILES]

const pathOf = (file: string) => join(inject('dist'), file)
const read = (file: string) => readFileSync(pathOf(file), 'utf8')

/** A page, its scripts not run. */
const pageOf = (file: string) => new DOMParser().parseFromString(read(file), 'text/html')

/** What schema.org says of a page; of its types only what Google's documentation asks for. */
function expectedData(path: string) {
  const name = expect.any(String)
  const step = (position: number, item: string) => ({ '@type': 'ListItem', position, name, item })
  const data =
    path === '/'
      ? {
          '@graph': [
            { '@type': 'WebSite', name, url: `${SITE}/` },
            { '@type': 'Organization', name, url: `${SITE}/` },
          ],
        }
      : {
          '@type': 'BreadcrumbList',
          itemListElement: [step(1, `${SITE}/`), step(2, SITE + path)],
        }
  return { '@context': 'https://schema.org', ...data }
}

it.each(FILES)(
  'the JSON-LD of %s names only what is on the page, error pages have none',
  (file) => {
    const scripts = pageOf(file).querySelectorAll('script[type="application/ld+json"]')
    const path = Object.keys(ADDRESSES).find((address) => ADDRESSES[address] === file)
    expect([...scripts].map((script) => JSON.parse(script.textContent ?? ''))).toEqual(
      path ? [expectedData(path)] : [],
    )
  },
)

it('the sitemap holds exactly the four addresses', () => {
  const { documentElement } = new DOMParser().parseFromString(read('sitemap.xml'), 'text/xml')
  expect(documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  const parts = [...documentElement.children].map((url) =>
    [...url.children].map(({ tagName, textContent }) => [tagName, textContent]),
  )
  expect(parts).toEqual(Object.keys(ADDRESSES).map((path) => [['loc', SITE + path]]))
})

it('robots.txt lets everything be read and names the sitemap', () => {
  expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${SITE}/sitemap.xml\n`)
})

/** Every address on a page. An error page stands at any address. */
function linksOn(file: string): URL[] {
  const own = Object.entries(ADDRESSES).find(([, name]) => name === file)?.[0] ?? '/no-such-page'
  return [...pageOf(file).querySelectorAll('[href], [src]')].flatMap((part) => {
    const address = part.getAttribute('href') ?? part.getAttribute('src') ?? ''
    return address.startsWith('data:') ? [] : [new URL(address, SITE + own)]
  })
}

describe.each(FILES)('on %s', (file) => {
  it('every link into the site leads to a page, a part of one or a file', () => {
    const inside = linksOn(file).filter(({ origin }) => origin === SITE)
    expect(inside.length).toBeGreaterThan(5)
    for (const { pathname, hash } of inside) {
      const target = pathname === '/no-such-page' ? file : ADDRESSES[pathname]
      if (!target) expect([pathname, existsSync(pathOf(pathname))]).toEqual([pathname, true])
      else if (hash) {
        const part = pageOf(target).getElementById(decodeURIComponent(hash.slice(1)))
        expect([pathname, hash, part]).toEqual([pathname, hash, expect.anything()])
      }
    }
  })

  it('every link out of the site is a known one', () => {
    const form = inject('formOrigin')
    const known: string[] = [
      ...[`${form}/t/waitlist`, `${form}/booking`, ...OUTSIDE_LINKS],
      `mailto:${siteFacts.contactEmail}`,
    ]
    const outside = linksOn(file).filter(({ origin }) => origin !== SITE)
    expect(outside.map(({ href }) => href).filter((href) => !known.includes(href))).toEqual([])
  })
})

it('the known links are https, and each is on a page', () => {
  const all = FILES.flatMap(linksOn).map(({ href }) => href)
  for (const address of OUTSIDE_LINKS) {
    expect(address).toMatch(/^https:\/\//)
    expect(all).toContain(address)
  }
})
