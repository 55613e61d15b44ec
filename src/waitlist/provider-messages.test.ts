import { describe, expect, it } from 'vitest'
import { isFromFrame, readSubmission } from './provider-messages.ts'

const formOf = (provider: string) => ({
  provider,
  embedUrl: 'https://forms.quiet.example/1?typeform-embed-id=waitlist&fillout-embed-id=waitlist',
})

const tally = (event: string) =>
  JSON.stringify({ event, payload: { id: '1', fields: [{ answer: { value: 'me@a.example' } }] } })

it.each([
  ['Tally', tally('Tally.FormSubmitted'), 'submitted'],
  ['Tally', tally('Tally.FormLoaded'), 'alive'],
  ['Tally', tally('Tally.FormPageView'), 'alive'],
  ['Typeform', { type: 'form-submit', embedId: 'waitlist', responseId: '1' }, 'submitted'],
  ['Typeform', { type: 'form-ready', embedId: 'waitlist' }, 'alive'],
  ['Typeform', { type: 'form-height-changed', embedId: 'waitlist', height: 600 }, 'alive'],
  ['Fillout', { type: 'form_submit', embedId: 'waitlist', submissionUuid: '1' }, 'submitted'],
  ['Fillout', { type: 'form_init', embedId: 'waitlist' }, 'alive'],
  ['Fillout', { type: 'page_change', embedId: 'waitlist' }, 'alive'],
  ['Fillout', { type: 'form_resized', embedId: 'waitlist', size: 600 }, 'alive'],
  ['Jotform', { action: 'submission-completed', formID: '230402356070544' }, 'submitted'],
  ['Jotform', 'setHeight:640:230402356070544', 'alive'],
  ['Jotform', 'scrollIntoView', 'alive'],
  ['HubSpot', { type: 'hsFormCallback', eventName: 'onFormSubmitted', id: '1' }, 'submitted'],
  ['HubSpot', { type: 'hsFormCallback', eventName: 'onFormReady', id: '1' }, 'alive'],
  ['HubSpot', { type: 'hsFormCallback', eventName: 'onFormSubmit', id: '1' }, 'alive'],
] as const)('%s’s %o means: %s', (provider, data, meaning) => {
  expect(readSubmission(data, formOf(provider))).toBe(meaning)
})

const getter = Object.defineProperty({ embedId: 'waitlist' }, 'type', { get: () => 'form-submit' })
const thrower = Object.defineProperty({ embedId: 'waitlist' }, 'type', {
  get: () => {
    throw new Error('read me')
  },
})
const revoked = Proxy.revocable({}, {})
revoked.revoke()
const cycle: Record<string, unknown> = { type: 'form-submitted', embedId: 'waitlist' }
cycle.self = cycle

it.each<[string, string, unknown]>([
  ['another provider’s', 'Typeform', { type: 'form_submit', embedId: 'waitlist' }],
  ['an unknown provider’s', 'unknown', { type: 'form-submit', embedId: 'waitlist' }],
  [
    'one of a provider named like machinery',
    '__proto__',
    { type: 'form-submit', embedId: 'waitlist' },
  ],
  ['one that only talks of it', 'Tally', tally('Nothing: Tally.FormSubmitted')],
  ['one that quotes it', 'Tally', JSON.stringify({ event: 'x', payload: 'Tally.FormSubmitted' })],
  ['one that nests it', 'Tally', JSON.stringify({ payload: { event: 'Tally.FormSubmitted' } })],
  ['an object where text belongs', 'Tally', { event: 'Tally.FormSubmitted' }],
  ['spoiled text', 'Tally', '{"event":"Tally.FormSubmitted"'],
  ['bare text', 'Tally', 'Tally.FormSubmitted'],
  ['a list', 'Tally', '["Tally.FormSubmitted"]'],
  ['nothing', 'Tally', 'null'],
  [
    'an inherited name',
    'Typeform',
    Object.assign(Object.create({ type: 'form-submit' }), { embedId: 'waitlist' }),
  ],
  ['a name under __proto__', 'Tally', '{"__proto__":{"event":"Tally.FormSubmitted"}}'],
  ['a name that is a list', 'Typeform', { type: ['form-submit'], embedId: 'waitlist' }],
  ['a name made by a getter', 'Typeform', getter],
  ['one whose getter throws', 'Typeform', thrower],
  ['a revoked proxy', 'Typeform', revoked.proxy],
  ['one for another frame', 'Fillout', { type: 'form_submit', embedId: 'other' }],
  ['one for no frame', 'Typeform', { type: 'form-submit' }],
  ['one for a list of frames', 'Fillout', { type: 'form_submit', embedId: ['waitlist'] }],
  ['a cycle', 'Typeform', cycle],
  ['text where an object belongs', 'Jotform', 'submission-completed'],
  ['a callback of something else', 'HubSpot', { type: 'x', eventName: 'onFormSubmitted' }],
  ['a symbol', 'Fillout', Symbol('form_submit')],
])('%s message means nothing', (_what, provider, data) => {
  expect(readSubmission(data, formOf(provider))).toBeUndefined()
})

it('a message is read to 100,000 characters and ignored beyond', () => {
  const message = tally('Tally.FormSubmitted')
  expect(readSubmission(message.padEnd(100_000), formOf('Tally'))).toBe('submitted')
  expect(readSubmission(message.padEnd(100_001), formOf('Tally'))).toBeUndefined()
})

it('a frame whose id the owner chose, or left blank, hears only messages for it', () => {
  const message = (embedId?: string) => ({ type: 'form_submit', embedId })
  const own = { provider: 'Fillout', embedUrl: 'https://quiet.example/t/1?fillout-embed-id=own' }
  expect(readSubmission(message('own'), own)).toBe('submitted')
  expect(readSubmission(message('waitlist'), own)).toBeUndefined()
  const blank = { ...own, embedUrl: 'https://quiet.example/t/1?fillout-embed-id=' }
  expect(readSubmission(message(''), blank)).toBeUndefined()
  expect(readSubmission(message(), { ...own, embedUrl: 'https://quiet.example/' })).toBeUndefined()
})

describe('a message is the form’s', () => {
  const frame = { name: 'frame' }
  const origin = 'https://tally.so'

  it('when it comes from our frame and from the form’s origin', () => {
    expect(isFromFrame({ source: frame, origin }, frame, origin)).toBe(true)
  })

  it.each([
    ['another window', { source: { name: 'frame' }, origin }, frame, origin],
    ['no window', { source: null, origin }, null, origin],
    ['no window at all', { source: undefined, origin }, undefined, origin],
    ['another origin', { source: frame, origin: 'https://evil.example' }, frame, origin],
    ['a longer host', { source: frame, origin: 'https://tally.so.evil.example' }, frame, origin],
    ['a shorter one', { source: frame, origin: 'https://tally.s' }, frame, origin],
    ['another scheme', { source: frame, origin: 'http://tally.so' }, frame, origin],
    ['another port', { source: frame, origin: 'https://tally.so:8443' }, frame, origin],
    ['a sandbox', { source: frame, origin: 'null' }, frame, 'null'],
    ['a list of origins', { source: frame, origin: [origin] }, frame, origin],
  ])('and not when it comes from %s', (_what, event, frameWindow, expected) => {
    expect(isFromFrame(event, frameWindow, expected)).toBe(false)
  })
})
