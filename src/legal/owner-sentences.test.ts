import { describe, expect, it } from 'vitest'
import type { SiteFacts } from '../copy/site-facts.ts'
import { formSentences } from './form-sentences.ts'
import { ownerSentences } from './owner-sentences.ts'
import { ALL_FACTS, LEGAL_PAGES, readLegalPage, UNNAMED_FORM } from './real-pages.ts'

/** Filled in by the build from copy/, whatever the owner's facts are. */
const SITE_TOKENS = ['productName', 'notAMedicalDevice']

const factNames = Object.keys(ALL_FACTS) as (keyof SiteFacts)[]

function tokensUsed(): string[] {
  const text = LEGAL_PAGES.map((slug) => readLegalPage(slug).body).join('\n')
  return [...new Set([...text.matchAll(/\{\{(.*?)\}\}/g)].map((match) => match[1] ?? ''))]
}

function expectWhole(sentence: string) {
  expect(sentence).not.toMatch(/undefined|null|\[|\{\{/)
  expect(sentence).toMatch(/^\p{Lu}.*\.$/u)
  expect(sentence).not.toMatch(/\.\.| {2}/)
}

describe('owner sentences', () => {
  it('cover the tokens of the legal pages exactly', () => {
    const provided = [
      ...SITE_TOKENS,
      ...Object.keys(ownerSentences({})),
      ...Object.keys(formSentences(UNNAMED_FORM)),
    ]
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
