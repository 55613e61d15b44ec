import { expect, it } from 'vitest'
import { isFromFrame, readSubmission } from './provider-messages.ts'
import { type Draw, seededDraw } from './seeded-cases.ts'

const CASES = 12_000

const PROVIDERS = ['Tally', 'Typeform', 'Fillout', 'Jotform', 'HubSpot', 'unknown', '__proto__']
const ID_PARAMETERS: Record<string, string> = {
  Typeform: 'typeform-embed-id',
  Fillout: 'fillout-embed-id',
}
const IDS = ['waitlist', 'waitlist ', 'own', '', 0, null]
const KEYS = [
  'embedId',
  'event',
  'type',
  'action',
  'eventName',
  'payload',
  '__proto__',
  'toJSON',
  'length',
]
const NAMES = [
  'Tally.FormSubmitted Tally.FormLoaded form-submit form-ready form_submit form_init',
  'submission-completed setHeight:640:1 onFormSubmitted onFormReady hsFormCallback',
]
  .join(' ')
  .split(' ')

/** What providers really send, now and then among what they never would. */
const TELLING = [
  ['event', 'Tally.FormSubmitted'],
  ['event', 'Tally.FormLoaded'],
  ['type', 'form-submit'],
  ['type', 'form_submit'],
  ['action', 'submission-completed'],
  ['type', 'hsFormCallback'],
  ['eventName', 'onFormSubmitted'],
  ['type', 'form-ready'],
  ['type', 'form_init'],
  ['eventName', 'onFormReady'],
] as const

const HUGE = JSON.stringify({ event: 'Tally.FormSubmitted', payload: 'x'.repeat(100_000) })
const DEEP = `${'['.repeat(40_000)}${']'.repeat(40_000)}`

const throws = () => {
  throw new Error('Nobody may look here.')
}

/** The only messages that say that somebody signed up, written down apart from the module. */
function hasSubmitted(data: unknown, provider: string, id: string | null): boolean {
  if (Object.hasOwn(ID_PARAMETERS, provider)) {
    if (!id || plain(data, 'embedId') !== id) return false
  }
  const says = (key: string, name: string) => plain(data, key) === name
  if (provider === 'Typeform') return says('type', 'form-submit')
  if (provider === 'Fillout') return says('type', 'form_submit')
  if (provider === 'Jotform') return says('action', 'submission-completed')
  if (provider === 'HubSpot')
    return says('type', 'hsFormCallback') && says('eventName', NAMES[8] ?? '')
  if (provider !== 'Tally' || typeof data !== 'string' || data.length > 100_000) return false
  try {
    return plain(JSON.parse(data), 'event') === 'Tally.FormSubmitted'
  } catch {
    return false
  }
}

function plain(data: unknown, key: string): unknown {
  try {
    const entries = Object.entries(Object.getOwnPropertyDescriptors(Object(data)))
    return entries.find(([name]) => name === key)?.[1].value
  } catch {
    return undefined
  }
}

function record(draw: Draw, depth: number): Record<string, unknown> {
  const made: Record<string, unknown> = draw.chance(0.1) ? Object.create(null) : {}
  for (let index = draw.below(4); index >= 0; index -= 1) {
    const [tellingKey, tellingName] = draw.one(TELLING)
    const key = draw.chance(0.5) ? tellingKey : draw.one(KEYS)
    const get = draw.one([throws, () => draw.one(NAMES)])
    const other = draw.chance(0.5) ? draw.one(NAMES) : anything(draw, depth + 1)
    const value = draw.chance(0.6) ? tellingName : other
    const how = draw.chance(0.05) ? { get } : { value }
    Object.defineProperty(made, key, { ...how, enumerable: true, configurable: true })
  }
  if (draw.chance(0.9)) {
    const value = draw.chance(0.9) ? 'waitlist' : draw.one(IDS)
    Object.defineProperty(made, 'embedId', { value, enumerable: true, configurable: true })
  }
  if (draw.chance(0.05)) Object.defineProperty(made, 'self', { value: made, enumerable: true })
  return made
}

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  return proxy
}

function text(made: unknown): string {
  try {
    return JSON.stringify(made) ?? ''
  } catch {
    return 'no JSON'
  }
}

function anything(draw: Draw, depth = 0): unknown {
  if (depth > 3) return draw.one(NAMES)
  const kind = draw.below(20)
  if (kind < 9) return record(draw, depth)
  if (kind < 13) return text(record(draw, depth))
  if (kind === 13) return text(record(draw, depth)).slice(0, draw.below(40))
  if (kind === 14) return draw.one(NAMES)
  if (kind === 15) return [draw.one(NAMES), record(draw, depth)]
  if (kind === 16) return Object.create(record(draw, depth))
  if (kind === 17)
    return draw.one([null, undefined, 0, NaN, true, 1n, Symbol('x'), throws, new Map()])
  if (kind === 18) {
    const traps = { getOwnPropertyDescriptor: throws, get: throws, has: throws }
    return draw.one([revoked(), new Proxy({}, traps), new Proxy(record(draw, 3), {})])
  }
  return draw.chance(0.02) ? draw.one([HUGE, DEEP]) : text(anything(draw, depth + 1))
}

it(`${CASES} messages mean a sign-up only where the provider says so, and never throw`, () => {
  const draw = seededDraw(1_962)
  const counts = { submitted: 0, alive: 0, nothing: 0 }
  for (let index = 0; index < CASES; index += 1) {
    const data = anything(draw)
    const provider = draw.one(PROVIDERS)
    const id = draw.chance(0.8) ? 'waitlist' : draw.one(['own', '', null])
    const query = id === null ? '' : `${ID_PARAMETERS[provider] ?? 'id'}=${id}`
    const embedUrl = `https://forms.quiet.example/waitlist?${query}`
    const meaning = readSubmission(data, { provider, embedUrl })
    const expected = hasSubmitted(data, provider, id)
    if ((meaning === 'submitted') !== expected) {
      expect.fail(`${provider}, case ${index}: ${meaning}, and submitted is ${expected}`)
    }
    counts[meaning ?? 'nothing'] += 1
  }
  // All three must have been tried in earnest.
  expect(counts.submitted).toBeGreaterThan(100)
  expect(counts.alive).toBeGreaterThan(100)
  expect(counts.nothing).toBeGreaterThan(5000)
})

it(`${CASES} windows and origins pass only together`, () => {
  const draw = seededDraw(3)
  const windows = [{}, {}, null, undefined]
  const origins = ['https://tally.so', 'https://tally.so.evil.example', 'https://evil-tally.so']
  const every = [...origins, 'http://tally.so', 'https://tally.so:8443', 'null', '', null, {}]
  for (let index = 0; index < CASES; index += 1) {
    const [source, frame] = [draw.one(windows), draw.one(windows)]
    const [origin, expected] = [draw.one(every), draw.one(origins)]
    const isSame = frame !== null && frame !== undefined && source === frame && origin === expected
    if (isFromFrame({ source, origin }, frame, expected) !== isSame) expect.fail(`case ${index}`)
  }
})
