import { expect, it } from 'vitest'
import { isFromFrame, readFormMessage } from './form-messages.ts'

const FRAME = 'https://quiet.example/1?typeform-embed-id=waitlist&fillout-embed-id=waitlist'

const read = (data: unknown, provider: string) => readFormMessage(data, provider, FRAME)
const tally = (event: string) => JSON.stringify({ event, payload: { fields: ['me@a.example'] } })
const forUs = (type: unknown) => ({ type, embedId: 'waitlist', responseId: '1' })
const hubSpot = (eventName: string) => ({ type: 'hsFormCallback', eventName, id: '1' })

it.each<[provider: string, ...data: unknown[]]>([
  ['Tally', ...['Tally.FormSubmitted', 'Tally.FormLoaded', 'Tally.FormPageView'].map(tally)],
  ['Typeform', ...['form-submit', 'form-ready', 'form-height-changed'].map(forUs)],
  ['Fillout', ...['form_submit', 'form_init', 'page_change', 'form_resized'].map(forUs)],
  ['Jotform', { action: 'submission-completed', formID: '1' }, 'setHeight:640:1', 'scrollIntoView'],
  ['HubSpot', ...['onFormSubmitted', 'onFormReady', 'onFormSubmit'].map(hubSpot)],
])('only the first event of %s is a sign-up', (provider, ...messages) => {
  const [signUp, ...others] = messages.map((data) => read(data, provider))
  expect(signUp).toBe('submitted')
  expect(new Set(others)).toEqual(new Set(['alive']))
})

it.each<[what: string, provider: string, data: unknown]>([
  ['another provider’s event', 'Typeform', forUs('form_submit')],
  ['an object instead of text', 'Tally', { event: 'Tally.FormSubmitted' }],
  ['text instead of an object', 'Jotform', 'submission-completed'],
])('ignores %s (%s)', (_what, provider, data) => {
  expect(read(data, provider)).toBeUndefined()
})

it('ignores a message of more than 100,000 characters', () => {
  const message = tally('Tally.FormSubmitted')
  expect(read(message.padEnd(100_000), 'Tally')).toBe('submitted')
  expect(read(message.padEnd(100_001), 'Tally')).toBeUndefined()
})

it('only messages with the frame’s own embed id count, and none if it is blank', () => {
  const meaning = (embedId: string | undefined, query: string) =>
    readFormMessage({ type: 'form_submit', embedId }, 'Fillout', `https://quiet.example/${query}`)
  expect(meaning('own', '?fillout-embed-id=own')).toBe('submitted')
  expect(meaning('waitlist', '?fillout-embed-id=own')).toBeUndefined()
  expect(meaning('', '?fillout-embed-id=')).toBeUndefined()
  expect(meaning(undefined, '')).toBeUndefined()
})

const STRAY = [undefined, null, 7, '', 'null', '[]', '"Tally.FormSubmitted"', [], {}]
it.each(['Tally', 'Typeform', 'Fillout', 'Jotform', 'HubSpot'])('ignores stray %s data', (name) => {
  expect(STRAY.filter((data) => read(data, name))).toEqual([])
})

it.each([
  ['our frame and the form’s origin', true, 'frame', 'https://tally.so'],
  ['another window', false, 'window', 'https://tally.so'],
  ['another origin', false, 'frame', 'https://tally.so.evil.example'],
  ['a sandboxed page', false, 'frame', 'null'],
])('a message from %s is the form’s: %s', (_what, isTheForms, source, origin) => {
  expect(isFromFrame({ source, origin }, 'frame', ['https://tally.so', 'null'])).toBe(isTheForms)
  expect(isFromFrame({ source: null, origin }, null, ['https://tally.so'])).toBe(false)
})
