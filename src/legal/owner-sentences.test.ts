import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { SiteFacts } from '../copy/site-facts.ts'
import { Prose } from '../ui/prose.tsx'
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

it.each<[fact: SiteFacts, words: string]>([
  [{ companyName: 'Quiet Sounds Inc.' }, 'run by Quiet Sounds Inc. Our postal address'],
  [{ companyAddress: '1 Quay St.\n Cork ' }, 'at 1 Quay St. Cork. Our registered name'],
  [{ hostingProvider: 'Harbor Inc.' }, 'served by Harbor Inc., our hosting provider.'],
  [{ governingLaw: 'Ireland.' }, 'by the laws of Ireland.'],
  [{ governingLaw: 'the laws of Ireland' }, 'by the laws of Ireland.'],
  [{ governingLaw: 'The law of the Netherlands.' }, 'by the laws of the Netherlands.'],
  [{ serverLogRetention: 'for 30 days.' }, 'keeps these logs for 30 days.'],
  [{ waitlistRetention: 'For 12 months.' }, 'For 12 months, or until you unsubscribe'],
  [{ transferSafeguard: 'the EU’s contract.' }, 'we rely on the EU’s contract. You can ask'],
])('%j reads well as typed', (fact, words) => {
  const sentences = Object.values(ownerSentences(fact))
  sentences.forEach(expectWhole)
  expect(sentences.join('\n')).toContain(words)
})

it('signs that mean something in Markdown show as typed', () => {
  const companyName = '*Quiet* _Sounds_ [A](b) `c` <d> &amp; \\e $& #1'
  const markdown = ownerSentences({ companyName }).whoRunsThisSite ?? ''
  const html = renderToStaticMarkup(createElement(Prose, { markdown }))
  const typed = '*Quiet* _Sounds_ [A](b) `c` &lt;d&gt; &amp;amp; \\e $&amp; #1'
  expect(html).toBe(
    `<div class="prose"><p>This site is run by ${typed}. Our postal address is not given yet.</p></div>`,
  )
})
