import { expect, it } from 'vitest'
import { structuredData } from './structured-data.ts'

const ADDRESS = new URL('https://www.quiet.example/')
const graph = (facts: object) => JSON.parse(structuredData('home', ADDRESS, facts) ?? '')

it('structured data includes the company only once the owner has named it', () => {
  expect(graph({})).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: expect.any(String),
    url: ADDRESS.href,
  })
  expect(graph({ companyName: 'Quiet Ltd' })['@graph'][1]).toEqual({
    '@type': 'Organization',
    name: 'Quiet Ltd',
    url: ADDRESS.href,
  })
})
