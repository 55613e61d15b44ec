import { expect, it } from 'vitest'
import { structuredData } from './structured-data.ts'

it('structured data names the site alone until the owner names the company', () => {
  const url = 'https://www.quiet.example/'
  const data = structuredData('home', new URL(url), {})
  const site = { '@type': 'WebSite', name: 'Quietune', url }
  expect(JSON.parse(data ?? '')).toEqual({ '@context': 'https://schema.org', ...site })
})
