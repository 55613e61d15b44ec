import { describe, expect, it } from 'vitest'
import { faq } from '../copy/faq.ts'
import { PRODUCT_NAME, type SiteFacts } from '../copy/site-facts.ts'
import {
  ALL_FACTS,
  LEGAL_PAGES,
  NOTHING_SET,
  plain,
  readText,
} from '../copy/tests/legal-fixtures.ts'
import { tokenTexts } from './fill-tokens.ts'
import { landingSentences, ownerSentences } from './owner-sentences.ts'

const factNames = Object.keys(ALL_FACTS) as (keyof SiteFacts)[]

const sentencesWith = (facts: SiteFacts) =>
  [...Object.values(ownerSentences(facts)), ...Object.values(landingSentences(facts)).flat()]
    .map(plain)
    // Some sentences are empty without their fact.
    .filter(Boolean)

function expectComplete(sentence: string) {
  expect(sentence).not.toMatch(/undefined|null|\[|\{\{/)
  // Or a name such as "iPhone".
  expect(sentence).toMatch(/^\p{Ll}?\p{Lu}.*\.$/u)
  expect(sentence).not.toMatch(/\.\.| {2}/)
}

describe('owner sentences', () => {
  it('and all other token texts are used', () => {
    const answers = faq.items.map(({ id }) => `copy/faq/${id}`)
    const legal = LEGAL_PAGES.map((slug) => `legal/${slug}`)
    const text = [...answers, ...legal].map(readText).join('\n')
    const tokens = Object.keys(tokenTexts(NOTHING_SET))
    expect(tokens.filter((token) => !text.includes(`{{${token}}}`))).toEqual([])
  })

  it('are complete with no facts and with all of them', () => {
    sentencesWith({}).forEach(expectComplete)
    sentencesWith(ALL_FACTS).forEach(expectComplete)
  })

  it.each(factNames)('show %s when it alone is set, and stay complete', (name) => {
    const value = ALL_FACTS[name]
    const sentences = sentencesWith({ [name]: value })
    sentences.forEach(expectComplete)
    if (value === true) expect(sentences).not.toEqual(sentencesWith({}))
    // The city appears only with the company's name.
    else if (name !== 'companyCity') expect(sentences.join('\n')).toContain(value)
  })

  it('say each fact once on the landing page, and who is behind it again at the form', () => {
    const { whoWeAre, ...first } = landingSentences(ALL_FACTS)
    const text = Object.values(first).flat().map(plain).join('\n')
    const { team, contactEmail, progress, audiologist, emailFrequency, callWith } = ALL_FACTS
    for (const fact of [team, contactEmail, progress, audiologist, emailFrequency, callWith])
      expect(text.split(fact)).toHaveLength(2)
    expect(whoWeAre.map(plain).join(' ')).toBe(
      `${PRODUCT_NAME} is a project of Sample Company Inc. in Sampletown. ` +
        `It is being made by ${team}. Write to us at ${contactEmail}.`,
    )
    expect(landingSentences({})).toMatchObject({ makers: [], progress: [], whoWeAre: [] })
  })
})

it.each<[fact: SiteFacts, words: string]>([
  [{ companyName: 'Quiet Sounds Inc.' }, 'run by Quiet Sounds Inc. Our postal address'],
  [{ companyAddress: '1 Quay St. Cork' }, 'at 1 Quay St. Cork. Our registered name'],
  [{ hostingProvider: 'Harbor Inc.' }, 'served by Harbor Inc., our hosting provider.'],
  [{ governingLaw: 'the laws of Ireland' }, 'by the laws of Ireland.'],
  [{ governingLaw: 'The law of the Netherlands.' }, 'by the laws of the Netherlands.'],
  [{ serverLogRetention: 'for 30 days.' }, 'keeps these logs for 30 days.'],
  [{ waitlistRetention: 'For 12 months.' }, 'For 12 months, or until you unsubscribe'],
  [{ legalForm: 'We are a partnership.' }, 'We are a partnership.'],
  [{ companyName: 'Sounds Inc.', companyCity: 'Cork' }, 'is a project of Sounds Inc. in Cork.'],
  [{ audiologist: 'Dr. Cy Moss, B.Sc.' }, 'us: Dr. Cy Moss, B.Sc. For advice on your own ears,'],
  [{ callLength: 'about 15 minutes.' }, 'It takes about 15 minutes.'],
  [{ callLength: 'Half an hour' }, 'It takes about half an hour.'],
  [{ callLength: 'Up to 30 minutes' }, 'It takes up to 30 minutes.'],
  [{ callLength: '15 minutes', sellsNothingOnCalls: true }, '15 minutes, and nobody sells'],
  [{ sellsNothingOnCalls: true }, 'Nobody sells anything.'],
  [{ callWith: 'One of the two founders.' }, 'Talk with one of the two founders.'],
  [{ callWith: 'Talk with Ada' }, 'Talk with Ada.'],
  [{ callWith: 'An Nguyen' }, 'Talk with An Nguyen.'],
  [{ team: 'Two sisters.', companyCity: 'Cork' }, 'By two sisters, in Cork.'],
  [{ team: 'Made by Ada and Bo Lee.', companyCity: 'In Cork' }, 'By Ada and Bo Lee, in Cork.'],
  [{ team: 'We are Ada and Bo' }, 'By Ada and Bo.'],
  [{ team: 'A. Byrne and Bo Lee' }, 'By A. Byrne and Bo Lee.'],
  [{ companyName: 'The quiet company', companyCity: 'Cork' }, 'By The quiet company, in Cork.'],
  [{ progress: 'a first version runs on our phones' }, 'A first version runs on our phones.'],
  [{ progress: 'iPhones come first' }, 'iPhones come first.'],
  [{ serverLogRetention: 'Thirty days' }, 'keeps these logs for thirty days.'],
  [{ emailFrequency: 'Once a month.' }, 'to try, and once a month with news.'],
  [{ emailFrequency: 'We write once a month' }, 'to try, and once a month with news.'],
  [{ waitlistRetention: 'At most 12 months' }, 'For at most 12 months, or until you'],
  [{ legalForm: 'A partnership.' }, 'We are a partnership.'],
  [{ governingLaw: 'The Netherlands' }, 'by the laws of the Netherlands.'],
  [{ transferSafeguard: 'Standard clauses' }, 'we rely on standard clauses. You can'],
  [{ transferSafeguard: 'The EU’s contract.' }, 'we rely on the EU’s contract. You can ask'],
])('%j reads well as typed', (fact, words) => {
  const sentences = sentencesWith(fact)
  sentences.forEach(expectComplete)
  expect(sentences.join('\n')).toContain(words)
})
