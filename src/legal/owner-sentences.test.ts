import { describe, expect, it } from 'vitest'
import { faq } from '../content/faq.ts'
import { ALL_FACTS, LEGAL_PAGES, plain, readText } from '../content/tests/text-fixtures.ts'
import type { SiteFacts } from '../facts/fact-schema.ts'
import { tokenTexts } from './fill-tokens.ts'
import { landingSentences, ownerSentences } from './owner-sentences.ts'

const factNames = Object.keys(ALL_FACTS) as (keyof SiteFacts)[]

const sentencesWith = (facts: SiteFacts) =>
  [...Object.values(ownerSentences(facts)), ...Object.values(landingSentences(facts)).flat()]
    .map(plain)
    // Some sentences are empty without their fact.
    .filter(Boolean)

function expectComplete(sentence: string) {
  expect(sentence).not.toMatch(/undefined|null|\[|\{\{|\.\.| {2}/)
  // Or a name such as "iPhone", or a quotation.
  expect(sentence).toMatch(/^[“\p{Ll}]?\p{Lu}.*\.”?$/u)
}

describe('owner sentences', () => {
  it('and all other token texts are used', () => {
    const answers = faq.items.map(({ id }) => `content/faq/${id}`)
    const legal = LEGAL_PAGES.map((slug) => `content/legal/${slug}`)
    const text = [...answers, ...legal].map(readText).join('\n')
    const tokens = Object.keys(tokenTexts({ facts: {}, form: { loading: 'near' }, booking: {} }))
    expect(tokens.filter((token) => !text.includes(`{{${token}}}`))).toEqual([])
  })

  it('are complete with no facts and with all of them', () => {
    sentencesWith({}).forEach(expectComplete)
    sentencesWith(ALL_FACTS).forEach(expectComplete)
  })

  it.each(factNames)('show %s when it alone is set, and stay complete', (name) => {
    const value = ALL_FACTS[name]
    const texts = typeof value === 'object' ? Object.values(value) : [value]
    const sentences = sentencesWith({ [name]: value })
    sentences.forEach(expectComplete)
    if (value === true) expect(sentences).not.toEqual(sentencesWith({}))
    // The city appears only with the company's name.
    else if (name !== 'companyCity')
      for (const text of texts) expect(sentences.join('\n')).toContain(text)
  })
})

it.each<[fact: SiteFacts, words: string]>([
  [{ companyName: 'Quiet Sounds Inc.' }, 'run by Quiet Sounds Inc. Our postal address'],
  [{ companyName: 'Sounds Inc.', companyCity: 'Cork' }, 'is a project of Sounds Inc. in Cork.'],
  [{ team: 'Ada and Bo Lee Jr.' }, 'in the making, by Ada and Bo Lee Jr.\n'],
  [{ callLength: '15 minutes', sellsNothingOnCalls: true }, 'It takes 15 minutes, and nobody'],
  [{ progress: 'We test... slowly.' }, 'We test... slowly.\n'],
])('%j is shown as typed, in a sentence with one period', (fact, words) => {
  const sentences = sentencesWith(fact)
  expect(`${sentences.join('\n')}\n`).toContain(words)
})
