import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyAddress, isOnDomainOf, isWebAddress, RUNS } from './any-address.ts'
import { parseBookingUrl } from './booking-url.ts'

const EXAMPLES: [provider: string, openUrl: string, takesTags: boolean][] = [
  ['Calendly', 'https://calendly.com/quiet/intro?utm_source=site', true],
  ['Cal.com', 'https://cal.com/quiet/intro?metadata[list]=1', true],
  ['Cal.com', 'https://quiet.cal.com/intro', true],
  ['SavvyCal', 'https://savvycal.com/quiet/chat', false],
  ['Google Calendar', 'https://calendar.google.com/calendar/u/0/appointments/A?gv=true', false],
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
]

it.each(EXAMPLES)('%s: %s opens as pasted; takes tags: %s', (provider, openUrl, takesTags) => {
  expect(parseBookingUrl(openUrl)).toEqual({ kind: 'booking', provider, openUrl, takesTags })
})

it('whatever is pasted opens unchanged or is refused, under its own provider’s name', () => {
  const found = new Set<string>()
  fc.assert(
    fc.property(anyAddress(EXAMPLES.map(([, openUrl]) => openUrl)), (pasted) => {
      const result = parseBookingUrl(pasted)
      if (result.kind === 'refused') return
      const { openUrl, provider } = result
      found.add(provider)
      expect(isWebAddress(openUrl)).toBe(true)
      expect(openUrl).toBe(new URL(pasted).href)
      const ofProvider = EXAMPLES.filter(([name]) => name === provider).map(([, url]) => url)
      expect(provider === 'unknown' || isOnDomainOf(openUrl, ofProvider)).toBe(true)
      expect(parseBookingUrl(openUrl)).toEqual(result)
    }),
    RUNS,
  )
  expect(found).toEqual(new Set(EXAMPLES.map(([provider]) => provider)))
})
