import { describe, expect, it } from 'vitest'
import { fillTokens } from './fill-tokens.ts'
import type { FormPlace } from './form-sentences.ts'
import { ALL_FACTS, LEGAL_PAGES, readLegalPage, UNNAMED_FORM } from './real-pages.ts'

describe('a legal text', () => {
  it('gets the words that its tokens stand for', () => {
    expect(fillTokens('Read this: {{notAMedicalDevice}}', {}, UNNAMED_FORM)).toBe(
      'Read this: This is not a medical device. ' +
        'Consult your healthcare provider for persistent tinnitus symptoms.',
    )
  })

  it.each(['newToken', 'toString', 'constructor', '__proto__', '', ' productName '])(
    'stops the build, by name, for the unknown token "%s"',
    (token) => {
      const message = `The legal texts use {{${token}}}, which has no text.`
      expect(() => fillTokens(`Before {{${token}}} after`, {}, UNNAMED_FORM)).toThrow(message)
    },
  )

  it('shows a fact as it was given, whatever signs are in it', () => {
    const companyName = 'Sample $1 {{Company}}'
    expect(fillTokens('{{whoRunsThisSite}}', { companyName }, UNNAMED_FORM)).toContain(
      'Sample $1 {{Company}}',
    )
  })
})

describe.each(LEGAL_PAGES)('the page %s', (slug) => {
  it.each([
    ['none', {}],
    ['some', { companyName: 'Sample Company', hostingProvider: 'Sample Hosting' }],
    ['all', ALL_FACTS],
  ])('reads whole when %s of the owner’s facts are set', (_which, facts) => {
    for (const place of ['near', 'click', 'link'] as const) {
      const text = fillTokens(readLegalPage(slug).body, facts, { provider: 'Tally', place })
      expect(text.length).toBeGreaterThan(3000)
      expect(text).not.toMatch(/\{\{|\}\}|undefined|null|\[(?![^\]]+\]\()|TODO|lorem/i)
    }
  })
})

describe('the privacy policy', () => {
  const policy = (place: FormPlace, provider = 'unknown', facts = {}) =>
    fillTokens(readLegalPage('privacy-policy').body, facts, { provider, place })

  it('says that the form loads by itself only where it does', () => {
    expect(policy('near')).toContain('The form loads by itself as you scroll towards')
    expect(policy('click')).not.toContain('by itself')
    expect(policy('click')).toContain('only when you press its button')
    expect(policy('link')).not.toMatch(/by itself|press its button|in a frame/)
    expect(policy('link')).toContain('only when you follow a link to it')
  })

  it('names the form’s provider where it is known', () => {
    expect(policy('near', 'Google Forms')).toContain('is run by Google Forms, another')
    expect(policy('near')).toContain('is run by another company')
  })

  it('says what is not decided yet, until the owner has said it', () => {
    expect(policy('near')).toMatch(/safeguard\. Ours is not decided.*not set a fixed time yet/s)
    const decided = policy('near', 'Tally', ALL_FACTS)
    expect(decided).toContain('For 24 sample months, or until you unsubscribe')
    expect(decided).toContain('we rely on the sample contract of the EU.')
    expect(decided).not.toMatch(/not set a fixed time|not decided|not given yet/)
  })

  it('has a notice of consumer health data that can be read by itself', () => {
    const [notice = ''] = policy('near')
      .split(/^## /m)
      .filter((part) => part.startsWith('Consumer'))
    for (const part of [
      'This section gives the notice that those laws ask for',
      'This site is run by',
      'What we collect and why',
      'Where it comes from',
      'Who it is shared with',
      'Your health data rights',
      'To use a right, reach us',
    ])
      expect(notice).toContain(part)
  })
})

it.each([
  ['no contact that may not exist', {}, /in writing|[Ww]rite to us|email us/, false],
  ['the address that the owner gave', ALL_FACTS, /Write to us at <hello@sample\.example>/, true],
])('every legal page gives %s', (_what, facts, words, isSaid) => {
  for (const slug of LEGAL_PAGES) {
    const { body } = readLegalPage(slug)
    const contact = fillTokens(body, facts, UNNAMED_FORM).split('## Contact')[1] ?? ''
    expect(words.test(contact)).toBe(isSaid)
    expect(contact).toMatch(/on a call|Write to us/)
  }
})
