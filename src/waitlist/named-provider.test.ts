import { describe, expect, it } from 'vitest'
import { understandForm } from './form-providers.ts'

const EMBEDDED = 'fillout-embed-id=waitlist'

describe('a form whose provider the owner names', () => {
  it.each([
    ['Fillout', 'https://join.quiet.example/t/3Agoej25Wgus', '?'],
    ['fillout', 'https://quiet.example/t/3Agoej25Wgus/?list=early', '&'],
    [' FILLOUT ', 'https://quiet.example:8443/t/3Ago', '?'],
    ['Fillout', 'http://localhost:4322/t/waitlist', '?'],
  ])('%j, %s, is framed on its own host', (name, openUrl, joint) => {
    const form = understandForm(openUrl, name)
    expect(form).toEqual({
      kind: 'frame',
      provider: 'Fillout',
      embedUrl: openUrl + joint + EMBEDDED,
      openUrl,
      frameOrigins: [new URL(openUrl).origin],
      sendsMessages: true,
      attribution: 'query',
    })
    expect(understandForm(openUrl + joint + EMBEDDED, name)).toEqual(form)
  })

  it.each(['https://forms.fillout.com/t/3Ago', 'https://quiet.fillout.com/t/3Ago'])(
    'is understood as without the name at %s',
    (address) => {
      expect(understandForm(address, 'Fillout')).toEqual(understandForm(address))
    },
  )

  it.each(['', ' \t'])('is any form where the name is %j', (name) => {
    const address = 'https://join.quiet.example/t/3Ago'
    expect(understandForm(address, name)).toMatchObject({ provider: 'unknown' })
  })
})

const NOT_NAMEABLE = 'must name a provider that is documented for own domains: Fillout'
const OTHER_PATH =
  'names Fillout, but the form’s address is not one like https://forms.example.com/t/ID'

it.each([
  ['Tally', 'https://join.quiet.example/r/mRoDv3', NOT_NAMEABLE],
  ['Filout', 'https://join.quiet.example/t/3Ago', NOT_NAMEABLE],
  ['unknown', 'https://join.quiet.example/t/3Ago', NOT_NAMEABLE],
  ['__proto__', 'https://join.quiet.example/t/3Ago', NOT_NAMEABLE],
  ['Fillout', 'https://join.quiet.example/', OTHER_PATH],
  ['Fillout', 'https://join.quiet.example/t/', OTHER_PATH],
  ['Fillout', 'https://join.quiet.example/t/3Ago/edit', OTHER_PATH],
  ['Fillout', 'https://forms.fillout.com/3Ago', OTHER_PATH],
  ['Fillout', 'https://tally.so/t/3Ago', 'the form’s host is one of Tally'],
  ['Fillout', 'https://tally.so:8443/t/3Ago', 'the form’s host is one of Tally'],
  ['Fillout', 'https://forms.gle/t/3Ago', 'one of Google Forms (short link)'],
  ['Fillout', 'https://formspree.io/t/3Ago', 'the form’s host is one of Formspree'],
])('the name %s for %s stops the build: %s', (name, address, reason) => {
  expect(understandForm(address, name)).toEqual({
    kind: 'refused',
    reason: expect.stringContaining(reason),
  })
})
