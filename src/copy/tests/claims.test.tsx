import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Hero } from '../../sections/hero.tsx'
import { everyPassage } from './every-passage.ts'

const passages = everyPassage()

describe.each([
  ['about 2 minutes', /\babout (2|two) minutes/i, 'You may need longer'],
  ['30+ minutes', /30\s*\+\s*minutes/i, 'We have not tested this in a clinical study'],
])('the claim "%s"', (_words, claim, limit) => {
  const withClaim = passages.filter(({ text }) => claim.test(text))

  it('is made in the hero, the FAQ and the medical disclaimer', () => {
    const places = withClaim.map(({ from }) => from.split(' ')[0])
    expect(new Set(places)).toEqual(new Set(['hero', 'faq', 'medical-disclaimer']))
  })

  it('never stands without its limit beside it, and is called a design, not a result', () => {
    expect(withClaim.filter(({ text }) => !text.includes(limit))).toEqual([])
    expect(withClaim.filter(({ text }) => !/\bdesign/.test(text))).toEqual([])
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

it('no passage of the site is blank, a placeholder or left to do', () => {
  const unfinished = /\[(?![^\]]+\]\()|\bTODO\b|\bTBD\b|\blorem\b|\bplaceholder\b|undefined/i
  expect(passages.length).toBeGreaterThan(300)
  expect(passages.filter(({ text }) => unfinished.test(text) || text.trim() === '')).toEqual([])
})
