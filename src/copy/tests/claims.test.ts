import { describe, expect, it } from 'vitest'
import { everyPassage } from './every-passage.ts'

const passages = await everyPassage()

describe.each([
  ['about 2 minutes', /\babout (2|two) minutes/i, 'You may need longer, or more tries', 'hero'],
  ['30+ minutes', /30\s*\+\s*minutes/i, 'We have not tested this in a clinical study', 'masking'],
])('the claim "%s"', (_words, claim, limit, section) => {
  const withClaim = passages.filter(({ text }) => claim.test(text))

  it('appears in its section, the FAQ and the medical disclaimer', () => {
    const places = withClaim.map(({ from }) => from.split(' ')[0])
    expect(new Set(places)).toEqual(new Set([section, 'faq', 'medical-disclaimer']))
  })

  it('always comes with its limit, and is called a goal or a design', () => {
    expect(withClaim.filter(({ text }) => !text.includes(limit))).toEqual([])
    expect(withClaim.filter(({ text }) => !/\b(?:goal|design)/.test(text))).toEqual([])
  })
})
