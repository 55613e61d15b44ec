import { expect, it } from 'vitest'
import { everyPassage } from './every-passage.ts'

const passages = await everyPassage()

it.each([
  ['about 2 minutes', /\babout (2|two) minutes/i, 'You may need longer, or more tries', 'hero'],
  ['30+ minutes', /30\s*\+\s*minutes/i, 'We have not tested this in a clinical study', 'masking'],
])('"%s" is called a goal or a design, with its limit', (_words, claim, limit, section) => {
  const withClaim = passages.filter(({ text }) => claim.test(text))
  const places = withClaim.map(({ from }) => from.split(' ')[0])
  expect(new Set(places)).toEqual(new Set([section, 'faq', 'medical-disclaimer']))
  expect(withClaim.filter(({ text }) => !text.includes(limit))).toEqual([])
  expect(withClaim.filter(({ text }) => !/\b(?:goal|design)/.test(text))).toEqual([])
})
