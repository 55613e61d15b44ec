import { describe, expect, it } from 'vitest'
import { understandForm } from './form-providers.ts'
import { FRAMED_LINKS, GOOGLE_FORM } from './framed-links.ts'

describe.each(FRAMED_LINKS)('%s: %s', (provider, pasted, embedUrl, openUrl, frameOrigins) => {
  it.each([
    ['as pasted', pasted],
    ['as framed', embedUrl],
    ['as opened', openUrl],
  ])('is understood %s', (_how, address) => {
    expect(understandForm(address)).toMatchObject({
      kind: 'frame',
      provider,
      embedUrl,
      openUrl,
      frameOrigins,
    })
  })
})

it.each([
  ['https://tally.so/r/mRoDv3', true, 'query'],
  ['https://form.typeform.com/to/NzdRpx', true, 'hash'],
  ['https://form.typeform.eu/to/Pq5DjtOF', true, 'hash'],
  ['https://forms.fillout.com/t/3Agoej25Wgus', true, 'query'],
  ['https://form.jotform.com/230402356070544', true, 'query'],
  [GOOGLE_FORM, false, 'map'],
  ['https://forms.office.com/r/W4X381q2rd', false, 'none'],
  ['https://airtable.com/shrUY2UUvj3qsSI8N', false, 'map'],
  ['https://share.hsforms.com/1oA8fZxSQRKelcRQtpTdzgwedudl', false, 'query'],
  ['https://waitlister.me/form/YCgl6I7iKc9n', false, 'query'],
  ['http://localhost:4322/waitlist', false, 'query'],
])('%s sends messages: %s; takes tags by: %s', (address, sendsMessages, attribution) => {
  expect(understandForm(address)).toMatchObject({ sendsMessages, attribution })
})

it.each([
  ['spaces around it', ' \n https://tally.so/r/mRoDv3 \t'],
  ['capitals in its host', 'HTTPS://TALLY.SO/r/mRoDv3'],
  ['the usual port', 'https://tally.so:443/r/mRoDv3'],
])('a link is understood with %s', (_what, address) => {
  expect(understandForm(address)).toMatchObject({
    provider: 'Tally',
    openUrl: 'https://tally.so/r/mRoDv3',
  })
})
