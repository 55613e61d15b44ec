import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import {
  cleanUrlsSchema,
  getTransformedRoutes,
  headersSchema,
  trailingSlashSchema,
} from '@vercel/routing-utils'
import Ajv from 'ajv'
import { describe, expect, inject, it } from 'vitest'

const PAGES = ['/', '/privacy-policy', '/terms-of-service', '/medical-disclaimer']
const path = (file: string) => join(inject('hosts'), file)
const POLICY = /script-src 'self'( 'sha256-[^']+')+; style-src 'self'( 'sha256-[^']+')+; frame-anc/

const FOR_A_YEAR = 'public, max-age=31536000, immutable'
const hashedFiles = () =>
  readdirSync(join(inject('dist'), '_astro')).map((name) => `/_astro/${name}`)

describe('the files for Vercel', () => {
  const config = () => JSON.parse(readFileSync(path('vercel/vercel.json'), 'utf8'))

  it('fit Vercel’s own schemas', () => {
    const schema = {
      type: 'object',
      additionalProperties: false,
      required: ['headers', 'outputDirectory'],
      properties: {
        framework: { type: 'null' },
        buildCommand: { type: 'string' },
        installCommand: { type: 'string' },
        outputDirectory: { type: 'string' },
        cleanUrls: cleanUrlsSchema,
        trailingSlash: trailingSlashSchema,
        headers: headersSchema,
      },
    }
    const validate = new Ajv({ strict: false }).compile(schema)
    expect(validate(config()) || validate.errors).toBe(true)
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

  it.each([...PAGES, '/nope', '/favicon.svg', '/cards/home.png'])(
    'say each header once for %s',
    (address) => {
      const names = headersOf(address).map(([name]) => name)
      expect(names.sort()).toEqual([
        'content-security-policy',
        'cross-origin-opener-policy',
        'cross-origin-resource-policy',
        'permissions-policy',
        'referrer-policy',
        'strict-transport-security',
        'x-content-type-options',
      ])
    },
  )

  it('give each page its own hashes, and previews no place in search engines', () => {
    for (const page of [...PAGES, '/nope']) {
      expect(Object.fromEntries(headersOf(page))['content-security-policy']).toMatch(POLICY)
    }
    expect(Object.fromEntries(headersOf('/', true))['x-robots-tag']).toBe('noindex')
  })

  it('keep hashed files alone for a year', () => {
    const keeping = (address: string) => Object.fromEntries(headersOf(address))['cache-control']
    for (const file of hashedFiles()) expect(keeping(file)).toBe(FOR_A_YEAR)
    for (const address of [...PAGES, '/nope', '/favicon.svg', '/_astro/gone.js']) {
      expect(keeping(address)).toBeUndefined()
    }
  })
})

describe('the files for Netlify', () => {
  it('fit Netlify’s own reader', async () => {
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
      'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'"),
    })
    for (const page of PAGES) {
      expect(rules.get(page)).toMatchObject({
        'Content-Security-Policy': expect.stringMatching(POLICY),
        'Cross-Origin-Resource-Policy': 'same-origin',
      })
    }
    const kept = headers.filter(({ values }) => values['Cache-Control'] === FOR_A_YEAR)
    expect(kept.map((rule) => rule.for).sort()).toEqual(hashedFiles().sort())
    expect(headers.filter(({ values }) => values['Cache-Control'])).toEqual(kept)
  })
})

it.each(['cloudflare', 'netlify', 'vercel', 'server'])(
  'what %s serves is the built site, and its own settings lie beside it',
  (host) => {
    for (const file of ['index.html', '404.html', 'sitemap.xml']) {
      expect(readFileSync(path(`${host}/site/${file}`))).toEqual(
        readFileSync(join(inject('dist'), file)),
      )
    }
    for (const file of ['wrangler.jsonc', 'netlify.toml', 'vercel.json', 'Caddyfile']) {
      expect(existsSync(path(`${host}/site/${file}`))).toBe(false)
    }
  },
)

it('Cloudflare’s limits hold: 100 rules, 2,000 characters a line', () => {
  const lines = readFileSync(path('cloudflare/site/_headers'), 'utf8').split('\n')
  expect(lines.filter((line) => /^\S/.test(line)).length).toBeLessThanOrEqual(100)
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000)
})
