import { expect, test } from '@playwright/test'
import { ALL_PAGES } from './support/pages.ts'

const PATHS = ['/', '/privacy-policy', '/terms-of-service', '/medical-disclaimer']

for (const path of PATHS) {
  test(`search engines are told no more of ${path} than it shows`, async ({ page, baseURL }) => {
    await page.goto(path)
    const data = page.locator('script[type="application/ld+json"]')
    const name = expect.any(String)
    const url = `${baseURL}/`
    const step = (position: number, item: string) => ({ '@type': 'ListItem', position, name, item })
    const expected =
      path === '/'
        ? {
            '@graph': [
              { '@type': 'WebSite', name, url },
              { '@type': 'Organization', name, url },
            ],
          }
        : {
            '@type': 'BreadcrumbList',
            itemListElement: [step(1, url), step(2, `${baseURL}${path}`)],
          }
    expect(JSON.parse((await data.textContent()) ?? '')).toEqual({
      '@context': 'https://schema.org',
      ...expected,
    })
  })
}

test('the sitemap holds exactly the four addresses, and robots.txt names it', async ({
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<url><loc>(.*?)<\/loc><\/url>/g)].map(([, one]) => one)
  expect(addresses).toEqual(PATHS.map((path) => `${baseURL}${path}`))
  expect(await (await request.get('/robots.txt')).text()).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${baseURL}/sitemap.xml\n`,
  )
})

test('no link on any page leads nowhere', async ({ page, request, baseURL }) => {
  const targets = new Set<string>()
  for (const { path } of ALL_PAGES) {
    await page.goto(path)
    const links = page.locator('[href], [src]')
    const all = await links.evaluateAll((parts) =>
      parts.map((part) => ('href' in part ? `${part.href}` : (part as HTMLImageElement).src)),
    )
    for (const one of all) if (one.startsWith(`${baseURL}/`)) targets.add(one)
  }
  expect(targets.size).toBeGreaterThan(30)
  for (const target of targets) {
    const { pathname, hash } = new URL(target)
    if (pathname === '/no-such-page') continue
    const answer = await request.get(pathname)
    expect([target, answer.status()]).toEqual([target, 200])
    if (hash) expect(await answer.text()).toContain(` id="${decodeURIComponent(hash.slice(1))}"`)
  }
})
