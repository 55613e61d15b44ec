import { expect, it } from 'vitest'
import { isFromFrame, readFormMessage } from './form-messages.ts'

const FRAME = 'https://quiet.example/1?typeform-embed-id=waitlist&fillout-embed-id=waitlist'

const read = (data: unknown, provider: string) => readFormMessage(data, provider, FRAME)
const tally = (event: string) => JSON.stringify({ event, payload: { fields: ['me@a.example'] } })
const forUs = (type: unknown) => ({ type, embedId: 'waitlist', responseId: '1' })
const hubSpot = (eventName: string) => ({ type: 'hsFormCallback', eventName, id: '1' })

it.each([
  ['Tally', tally('Tally.FormSubmitted'), 'submitted'],
  ['Tally', tally('Tally.FormLoaded'), 'alive'],
  ['Tally', tally('Tally.FormPageView'), 'alive'],
  ['Typeform', forUs('form-submit'), 'submitted'],
  ['Typeform', forUs('form-ready'), 'alive'],
  ['Typeform', forUs('form-height-changed'), 'alive'],
  ['Fillout', forUs('form_submit'), 'submitted'],
  ['Fillout', forUs('form_init'), 'alive'],
  ['Fillout', forUs('page_change'), 'alive'],
  ['Fillout', forUs('form_resized'), 'alive'],
  ['Jotform', { action: 'submission-completed', formID: '2304' }, 'submitted'],
  ['Jotform', 'setHeight:640:2304', 'alive'],
  ['Jotform', 'scrollIntoView', 'alive'],
  ['HubSpot', hubSpot('onFormSubmitted'), 'submitted'],
  ['HubSpot', hubSpot('onFormReady'), 'alive'],
  ['HubSpot', hubSpot('onFormSubmit'), 'alive'],
] as const)('%s: %o means %s', (provider, data, meaning) => {
  expect(read(data, provider)).toBe(meaning)
})

const getter = (get: () => unknown) =>
  Object.defineProperty({ embedId: 'waitlist' }, 'type', { get, enumerable: true })
const { proxy: revoked, revoke } = Proxy.revocable({}, {})
revoke()

it.each<[what: string, provider: string, data: unknown]>([
  ['another provider’s', 'Typeform', forUs('form_submit')],
  ['one that nests it', 'Tally', JSON.stringify({ payload: { event: 'Tally.FormSubmitted' } })],
  ['an object instead of text', 'Tally', { event: 'Tally.FormSubmitted' }],
  ['broken JSON', 'Tally', '{"event":"Tally.FormSubmitted"'],
  ['a name under __proto__', 'Tally', '{"__proto__":{"event":"Tally.FormSubmitted"}}'],
  ['an inherited name', 'Jotform', Object.create({ action: 'submission-completed' })],
  ['a name from a getter', 'Typeform', getter(() => 'form-submit')],
  ['a revoked proxy', 'Typeform', revoked],
  ['one for another frame', 'Fillout', { type: 'form_submit', embedId: 'other' }],
  ['text instead of an object', 'Jotform', 'submission-completed'],
])('%s message (%s) means nothing', (_what, provider, data) => {
  expect(read(data, provider)).toBeUndefined()
})

it('a message of more than 100,000 characters means nothing', () => {
  const message = tally('Tally.FormSubmitted')
  expect(read(message.padEnd(100_000), 'Tally')).toBe('submitted')
  expect(read(message.padEnd(100_001), 'Tally')).toBeUndefined()
})

it('a frame whose id the owner chose or left blank hears only messages with its id', () => {
  const heard = (embedId: string | undefined, query: string) =>
    readFormMessage({ type: 'form_submit', embedId }, 'Fillout', `https://quiet.example/${query}`)
  expect(heard('own', '?fillout-embed-id=own')).toBe('submitted')
  expect(heard('waitlist', '?fillout-embed-id=own')).toBeUndefined()
  expect(heard('', '?fillout-embed-id=')).toBeUndefined()
  expect(heard(undefined, '')).toBeUndefined()
})

it.each([undefined, null, 7, '', 'null', '[]', '"Tally.FormSubmitted"', [], new Map(), () => {}])(
  '%o from any provider means nothing',
  (data) => {
    for (const provider of ['Tally', 'Typeform', 'Fillout', 'Jotform', 'HubSpot', '__proto__']) {
      expect(read(data, provider)).toBeUndefined()
    }
  },
)

it.each([
  ['our frame and the form’s origin', 'frame', 'https://tally.so', true],
  ['another window', 'window', 'https://tally.so', false],
  ['another origin', 'frame', 'https://evil.example', false],
  ['a longer host', 'frame', 'https://tally.so.evil.example', false],
  ['another scheme', 'frame', 'http://tally.so', false],
  ['another port', 'frame', 'https://tally.so:8443', false],
  ['a sandboxed page', 'frame', 'null', false],
  ['a list of origins', 'frame', ['https://tally.so'], false],
])('a message from %s is the form’s: %s', (_what, source, origin, isTheForms) => {
  expect(isFromFrame({ source, origin }, 'frame', ['https://tally.so', 'null'])).toBe(isTheForms)
  expect(isFromFrame({ source: null, origin }, null, ['https://tally.so'])).toBe(false)
})
