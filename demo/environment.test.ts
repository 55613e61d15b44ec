import { expect, it } from 'vitest'
import { isStandInNeeded, readPort, standInEnvironment } from './environment.ts'

const SET = {
  SITE_URL: 'https://site.example',
  WAITLIST_FORM_URL: 'https://form.example/r/1',
  BOOKING_URL: 'https://call.example/me',
}
const PORTS = { site: 5000, standIn: 5001 }
const LOCAL = {
  SITE_URL: 'http://localhost:5000',
  WAITLIST_FORM_URL: 'http://localhost:5001/t/waitlist',
  WAITLIST_FORM_PROVIDER: 'Fillout',
  BOOKING_URL: 'http://localhost:5001/booking',
}
const OTHER = { WAITLIST_FORM_PROVIDER: 'Other' }

it.each([
  ['unset addresses are this machine’s', {}, LOCAL],
  ['set ones stay, and nothing else comes along', { ...SET, HOME: '/root' }, SET],
  [
    'a blank one counts as unset',
    { ...SET, BOOKING_URL: ' ' },
    { ...SET, BOOKING_URL: LOCAL.BOOKING_URL },
  ],
  ['the provider of a form that is set stays', { ...SET, ...OTHER }, { ...SET, ...OTHER }],
  ['the stand-in names its own provider', OTHER, LOCAL],
  ['the build refuses a malformed one', { ...SET, SITE_URL: 'x' }, { ...SET, SITE_URL: 'x' }],
])('%s', (_title, environment, addresses) => {
  expect(standInEnvironment(environment, PORTS)).toEqual({ ...addresses, IS_DEMO: 'yes' })
})

it('a missing form or booking page needs the stand-in, a missing site address does not', () => {
  expect(isStandInNeeded({ ...SET, SITE_URL: '' })).toBe(false)
  expect(isStandInNeeded({ ...SET, BOOKING_URL: '' })).toBe(true)
  expect(isStandInNeeded({ ...SET, WAITLIST_FORM_URL: undefined })).toBe(true)
})

it('a port is a whole number from 1 to 65535, or the usual one if it is unset', () => {
  const read = (value?: string) => readPort({ SITE_PORT: value }, 'SITE_PORT', 4321)
  expect([undefined, '', '1', '65535'].map(read)).toEqual([4321, 4321, 1, 65535])
  for (const value of ['0', '65536', '-1', '80.5', '0x50', '1e3', 'http', '80 81']) {
    const message = `SITE_PORT must be a whole number from 1 to 65535, not "${value}".`
    expect(() => read(value)).toThrow(message)
  }
})
