import { describe, expect, it } from 'vitest'
import { fillTokens } from './fill-tokens.ts'
import { ALL_FACTS, LEGAL_PAGES, readLegalPage } from './real-pages.ts'

describe('a legal text', () => {
  it('gets the words that its tokens stand for', () => {
    expect(fillTokens('Read this: {{notAMedicalDevice}}', {}, 'near')).toBe(
      'Read this: This is not a medical device. ' +
        'Consult your healthcare provider for persistent tinnitus symptoms.',
    )
  })

  it.each(['newToken', 'toString', 'constructor', '__proto__', '', ' productName '])(
    'stops the build, by name, for the unknown token "%s"',
    (token) => {
      const message = `The legal texts use {{${token}}}, which has no text.`
      expect(() => fillTokens(`Before {{${token}}} after`, {}, 'near')).toThrow(message)
    },
  )

  it('shows a fact as it was given, whatever signs are in it', () => {
    const companyName = 'Sample $& $1 {{Company}}'
    expect(fillTokens('{{whoRunsThisSite}}', { companyName }, 'near')).toContain(
      'Sample $& $1 {{Company}}',
    )
  })
})

describe.each(LEGAL_PAGES)('the page %s', (slug) => {
  it.each([
    ['none', {}],
    ['all', ALL_FACTS],
  ])('reads whole when %s of the owner’s facts are set', (_which, facts) => {
    for (const place of ['near', 'click', 'link'] as const) {
      const text = fillTokens(readLegalPage(slug).body, facts, place)
      expect(text.length).toBeGreaterThan(3000)
      expect(text).not.toMatch(/\{\{|\}\}|undefined|null|\[(?![^\]]+\]\()|TODO|lorem/i)
    }
  })
})

describe('the privacy policy', () => {
  const policy = (place: 'near' | 'click' | 'link') =>
    fillTokens(readLegalPage('privacy-policy').body, {}, place)

  it('says that the form loads by itself only where it does', () => {
    expect(policy('near')).toContain('The form loads when you come near it')
    expect(policy('click')).not.toContain('come near')
    expect(policy('click')).toContain('only when you press its button')
    expect(policy('link')).not.toMatch(/come near|press its button|in a frame/)
    expect(policy('link')).toContain('only when you follow a link to it')
  })
})
