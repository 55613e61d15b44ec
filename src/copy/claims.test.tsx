import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Hero } from '../sections/hero.tsx'
import { everyPassage } from './every-word.ts'

const passages = everyPassage()

const withClaim = (claim: RegExp) => passages.filter(({ text }) => claim.test(text))

describe.each([
  ['about 2 minutes', /\babout (2|two) minutes/i, 'You may need longer'],
  ['30+ minutes', /30\s*\+\s*minutes/i, 'We have not tested this in a clinical study'],
])('the claim "%s"', (_words, claim, limit) => {
  it('is made in the hero, the FAQ and the medical disclaimer', () => {
    const places = withClaim(claim).map(({ from }) => from.split(' ')[0])
    expect(new Set(places)).toEqual(new Set(['./hero.ts', './faq.ts', 'medical-disclaimer.md']))
  })

  it('never stands without its limit beside it', () => {
    expect(withClaim(claim).filter(({ text }) => !text.includes(limit))).toEqual([])
  })

  it('is called a design, not a result', () => {
    expect(withClaim(claim).filter(({ text }) => !/\bdesign/.test(text))).toEqual([])
  })

  it('shares one paragraph of the hero with its limit', () => {
    const markup = renderToStaticMarkup(
      <Hero bookingPage={{ href: 'https://calendar.quiet.example', tagRoute: { how: 'none' } }} />,
    )
    const paragraphs = (markup.match(/<p.*?<\/p>/g) ?? []).filter((one) => claim.test(one))
    expect(paragraphs).toHaveLength(1)
    expect(paragraphs[0]).toContain(limit)
  })
})

describe('the words of the site', () => {
  it('are all looked at here', () => {
    expect(passages.length).toBeGreaterThan(300)
    const files = new Set(passages.map(({ from }) => from.split(' ')[0]))
    expect([...files].sort()).toEqual([
      './chrome.ts',
      './disclaimers.ts',
      './errors.ts',
      './faq.ts',
      './hear-invitation.ts',
      './hear.ts',
      './hero.ts',
      './how-it-works.ts',
      './legal.ts',
      './masking.ts',
      './pages.ts',
      './problem.ts',
      './site-facts.ts',
      './waitlist.ts',
      'medical-disclaimer.md',
      'privacy-policy.md',
      'terms-of-service.md',
    ])
  })

  it('hold no placeholder and nothing left to do', () => {
    const unfinished = /\[(?![^\]]+\]\()|\bTODO\b|\bTBD\b|\blorem\b|\bplaceholder\b|undefined/i
    expect(passages.filter(({ text }) => unfinished.test(text))).toEqual([])
  })

  it('are never blank', () => {
    expect(passages.filter(({ text }) => text.trim() === '')).toEqual([])
  })
})
