import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import { getTransformedRoutes } from '@vercel/routing-utils'
import { describe, expect, inject, it } from 'vitest'

const PAGES = ['/', '/privacy-policy', '/terms-of-service', '/medical-disclaimer']
const PAGE_POLICY = "frame-ancestors 'none'"
const ALWAYS_SENT =
  'content-security-policy cross-origin-resource-policy permissions-policy ' +
  'referrer-policy strict-transport-security x-content-type-options'
const FOR_A_YEAR = 'public, max-age=31536000, immutable'

const path = (file: string) => join(inject('hosts'), file)
const read = (file: string) => readFileSync(path(file), 'utf8')
const hashedFiles = () =>
  readdirSync(join(inject('dist'), '_astro')).map((name) => `/_astro/${name}`)

describe('the files for Vercel', () => {
  const config = () => JSON.parse(read('vercel/vercel.json'))

  it('are taken whole by Vercel’s own reader', () => {
    expect(getTransformedRoutes(config()).error).toBeNull()
  })

  /** What Vercel's router sends with an address, by its own reading of the file. */
  function headersOf(address: string, isPreview = false) {
    const found: [string, string][] = []
    for (const route of getTransformedRoutes(config()).routes ?? []) {
      if (!('headers' in route) || !route.headers || route.status) continue
      if ('missing' in route && route.missing && !isPreview) continue
      if (new RegExp(route.src).test(address)) found.push(...Object.entries(route.headers))
    }
    return found.map(([name, value]) => [name.toLowerCase(), value] as const)
  }

  it('send each header once, a policy that fits pages or files', () => {
    for (const address of [...PAGES, '/nope', '/favicon.svg', '/cards/home.png']) {
      const headers = headersOf(address)
      const names = headers.map(([name]) => name)
      expect([address, names.sort().join(' ')]).toEqual([address, ALWAYS_SENT])
      const { 'content-security-policy': policy } = Object.fromEntries(headers)
      expect(policy).toMatch(address.includes('.') ? /^default-src 'none'/ : PAGE_POLICY)
    }
  })

  it('keep previews out of search engines, and hashed files alone for a year', () => {
    expect(Object.fromEntries(headersOf('/', true))['x-robots-tag']).toBe('noindex')
    for (const file of hashedFiles()) {
      expect(headersOf(file)).toContainEqual(['cache-control', FOR_A_YEAR])
    }
    expect(headersOf('/_astro/gone.js').map(([name]) => name)).not.toContain('cache-control')
  })
})

it('the files for Netlify fit Netlify’s own reader', async () => {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [path('netlify/site/_headers')],
    netlifyConfigPath: path('netlify/netlify.toml'),
    configHeaders: [],
    minimal: true,
  })
  expect(errors).toEqual([])
  const rules = new Map(headers.map((rule) => [rule.for, rule.values]))
  expect(rules.get('/*')).toMatchObject({
    'Strict-Transport-Security': 'max-age=63072000',
    'Content-Security-Policy': PAGE_POLICY,
  })
  for (const page of PAGES) {
    expect(rules.get(page)).toMatchObject({
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
  }
  const kept = headers.filter(({ values }) => values['Cache-Control'])
  expect(kept.map((rule) => rule.for).sort()).toEqual(hashedFiles().sort())
  for (const { values } of kept) expect(values['Cache-Control']).toBe(FOR_A_YEAR)
})

it('every host serves the built site, with its own settings beside it', () => {
  for (const host of ['cloudflare', 'netlify', 'vercel', 'server']) {
    for (const file of ['index.html', '404.html', 'sitemap.xml']) {
      expect(read(`${host}/site/${file}`)).toBe(readFileSync(join(inject('dist'), file), 'utf8'))
    }
    for (const file of ['wrangler.jsonc', 'netlify.toml', 'vercel.json', 'Caddyfile']) {
      expect(existsSync(path(`${host}/site/${file}`))).toBe(false)
    }
  }
})

it('Cloudflare’s limits hold: 100 rules, 2,000 characters a line', () => {
  const lines = read('cloudflare/site/_headers').split('\n')
  expect(lines.filter((line) => /^\S/.test(line)).length).toBeLessThanOrEqual(100)
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000)
})
