import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { SiteFacts } from '../copy/site-facts.ts'
import { ownerSentences } from './owner-sentences.ts'

const PAGES = ['privacy-policy.md', 'terms-of-service.md', 'medical-disclaimer.md']

/** Filled in by the build from copy/, whatever the owner's facts are. */
const SITE_TOKENS = ['productName', 'notAMedicalDevice']

const ALL_FACTS: Required<SiteFacts> = {
  companyName: 'Sample Company Inc.',
  companyAddress: '1 Sample Street, Sampletown',
  contactEmail: 'hello@sample.example',
  governingLaw: 'Samplia',
  privacyRepresentative: 'Sample Representative, rep@sample.example',
  hostingProvider: 'Sample Hosting',
  serverLogRetention: '12 sample days',
}

const factNames = Object.keys(ALL_FACTS) as (keyof SiteFacts)[]

function tokensUsed(): string[] {
  const text = PAGES.map((page) => readFileSync(new URL(page, import.meta.url), 'utf8')).join('\n')
  return [...new Set([...text.matchAll(/\{\{(.*?)\}\}/g)].map((match) => match[1] ?? ''))]
}

function expectWhole(sentence: string) {
  expect(sentence).not.toMatch(/undefined|null|\[|\{\{/)
  expect(sentence).toMatch(/^\p{Lu}.*\.$/u)
  expect(sentence).not.toMatch(/\.\.| {2}/)
}

describe('owner sentences', () => {
  it('cover the tokens of the legal pages exactly', () => {
    const provided = [...SITE_TOKENS, ...Object.keys(ownerSentences({}))]
    expect(tokensUsed().sort()).toEqual(provided.sort())
  })

  it('read whole with no facts and with all of them', () => {
    Object.values(ownerSentences({})).forEach(expectWhole)
    Object.values(ownerSentences(ALL_FACTS)).forEach(expectWhole)
  })

  it.each(factNames)('show %s when it alone is set, and stay whole', (name) => {
    const value = ALL_FACTS[name]
    const sentences = Object.values(ownerSentences({ [name]: value }))
    sentences.forEach(expectWhole)
    expect(sentences.some((sentence) => sentence.includes(value))).toBe(true)
  })

  it('show every fact when all are set', () => {
    const text = Object.values(ownerSentences(ALL_FACTS)).join('\n')
    for (const value of Object.values(ALL_FACTS)) expect(text).toContain(value)
  })
})
