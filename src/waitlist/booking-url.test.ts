import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyAddress, isOnHost, isWebAddress, RUNS } from './any-address.ts'
import { parseBookingUrl } from './booking-url.ts'

it.each([
  ['Calendly', 'https://calendly.com/quiet/intro?utm_source=site', true],
  ['Cal.com', 'https://cal.com/quiet/intro?metadata[list]=1', true],
  ['Cal.com', 'https://quiet.cal.com/intro', true],
  ['SavvyCal', 'https://savvycal.com/quiet/chat', false],
  [
    'Google Calendar',
    'https://calendar.google.com/calendar/u/0/appointments/schedules/Ac?gv=true',
    false,
  ],
  ['Google Calendar', 'https://calendar.app.google/aBcDeF123', false],
  ['TidyCal', 'https://tidycal.com/quiet/intro', false],
  ['HubSpot', 'https://meetings.hubspot.com/quiet/intro', true],
  ['HubSpot', 'https://meetings-eu1.hubspot.com/quiet?uuid=1193ce3c#top', true],
  ['unknown', 'https://calendar.quiet.example/call', false],
  ['unknown', 'https://calendly.com.evil.example/quiet', false],
  ['unknown', 'https://evilcalendly.com/quiet', false],
  ['unknown', 'https://calendly.com:8443/quiet', false],
  ['unknown', 'https://evilmeetings.hubspot.com/quiet', false],
  ['unknown', 'http://localhost:4322/booking', true],
])('%s: %s opens as pasted; takes tags: %s', (provider, openUrl, takesTags) => {
  expect(parseBookingUrl(openUrl)).toEqual({ kind: 'booking', provider, openUrl, takesTags })
})

it.each([
  ['calendly.com/quiet', 'is not a full web address'],
  ['http://calendly.com/quiet', 'must begin with https://'],
  ['https://calendly.com@evil.example/quiet', 'a user name'],
])('%s is refused: %s', (address, reason) => {
  expect(parseBookingUrl(address)).toMatchObject({
    kind: 'refused',
    reason: expect.stringContaining(reason),
  })
})

const LINKS =
  'calendly.com/q/i cal.com/q/i q.cal.com/i savvycal.com/q/i calendar.google.com/calendar/x ' +
  'calendar.app.google/aB tidycal.com/q/i meetings.hubspot.com/q quiet.example/call localhost/call'

const HOSTS: Record<string, string> = {
  Calendly: 'calendly.com',
  'Cal.com': 'cal.com',
  SavvyCal: 'savvycal.com',
  'Google Calendar': 'calendar.google.com calendar.app.google',
  TidyCal: 'tidycal.com',
  HubSpot: 'hubspot.com',
}

it('whatever is pasted opens unchanged or is refused, under its own provider’s name', () => {
  const providers = new Set<string>()
  fc.assert(
    fc.property(anyAddress(LINKS), (pasted) => {
      const result = parseBookingUrl(pasted)
      if (result.kind === 'refused') return
      const { openUrl, provider } = result
      providers.add(provider)
      expect(isWebAddress(openUrl)).toBe(true)
      expect(openUrl).toBe(new URL(pasted).href)
      expect(provider === 'unknown' || isOnHost(openUrl, HOSTS[provider])).toBe(true)
      expect(parseBookingUrl(openUrl)).toEqual(result)
    }),
    RUNS,
  )
  expect([...providers].sort()).toEqual([...Object.keys(HOSTS), 'unknown'].sort())
})
