import { describe, expect, it } from 'vitest'
import { isStandInNeeded, readPort, standInEnvironment } from './environment.ts'

const SET = {
  SITE_URL: 'https://site.example',
  WAITLIST_FORM_URL: 'https://form.example/r/1',
  BOOKING_URL: 'https://call.example/me',
}
const PORTS = { site: 5000, standIn: 5001 }

describe('the addresses to build with', () => {
  it('are on this machine where none is set', () => {
    expect(standInEnvironment({}, PORTS)).toEqual({
      SITE_URL: 'http://localhost:5000',
      WAITLIST_FORM_URL: 'http://localhost:5001/t/waitlist',
      WAITLIST_FORM_PROVIDER: 'Fillout',
      BOOKING_URL: 'http://localhost:5001/booking',
    })
  })

  it('stay as they are set, and bring nothing else along', () => {
    expect(
      standInEnvironment({ ...SET, HOME: '/root' }, { site: 5000, standIn: undefined }),
    ).toEqual(SET)
  })

  it('treat a blank value as unset', () => {
    expect(standInEnvironment({ ...SET, BOOKING_URL: ' ' }, PORTS)).toEqual({
      ...SET,
      BOOKING_URL: 'http://localhost:5001/booking',
    })
  })

  it('name the stand-in’s provider with its form alone', () => {
    const named = { ...SET, WAITLIST_FORM_PROVIDER: 'Other' }
    expect(standInEnvironment(named, PORTS).WAITLIST_FORM_PROVIDER).toBe('Other')
    const unset = { ...named, WAITLIST_FORM_URL: '' }
    expect(standInEnvironment(unset, PORTS).WAITLIST_FORM_PROVIDER).toBe('Fillout')
    expect(standInEnvironment(SET, PORTS).WAITLIST_FORM_PROVIDER).toBeUndefined()
  })

  it('leave a faulty value for the build to refuse', () => {
    expect(standInEnvironment({ ...SET, SITE_URL: 'nonsense' }, PORTS).SITE_URL).toBe('nonsense')
  })

  it('need the stand-in for one missing external service, not for the site', () => {
    expect(isStandInNeeded({ ...SET, SITE_URL: '' })).toBe(false)
    expect(isStandInNeeded({ ...SET, BOOKING_URL: '' })).toBe(true)
    expect(isStandInNeeded({ ...SET, WAITLIST_FORM_URL: undefined })).toBe(true)
  })
})

describe('a port from the environment', () => {
  it.each([
    [undefined, 4321],
    ['', 4321],
    ['1', 1],
    ['65535', 65535],
  ])('%j is %d', (value, port) => {
    expect(readPort({ SITE_PORT: value }, 'SITE_PORT', 4321)).toBe(port)
  })

  it.each(['0', '65536', '-1', '80.5', '0x50', '1e3', 'http', '80 81'])(
    '%j is refused by name, in one line',
    (value) => {
      expect(() => readPort({ SITE_PORT: value }, 'SITE_PORT', 4321)).toThrow(
        /^SITE_PORT must be a whole number from 1 to 65535, not ".*"\.$/,
      )
    },
  )
})
