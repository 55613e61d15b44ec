import { expect, it } from 'vitest'
import { understandBooking } from './booking-providers.ts'

it.each([
  ['Calendly', 'https://calendly.com/quiet/intro?utm_source=site', true],
  ['Cal.com', 'https://cal.com/quiet/intro?metadata[list]=1', true],
  ['Cal.com', 'https://quiet.cal.com/intro', true],
  ['SavvyCal', 'https://savvycal.com/quiet/chat', false],
  [
    'Google Calendar',
    'https://calendar.google.com/calendar/appointments/schedules/AcZss-1_x',
    false,
  ],
  [
    'Google Calendar',
    'https://calendar.google.com/calendar/u/0/appointments/schedules/AcZss-1_x?gv=true',
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
  ['unknown', 'https://evil.example/calendly.com/quiet', false],
  ['unknown', 'http://localhost:4322/booking', true],
])('%s: %s opens as it is pasted; takes tags: %s', (provider, openUrl, takesCampaignTags) => {
  expect(understandBooking(openUrl)).toEqual({
    kind: 'booking',
    provider,
    openUrl,
    takesCampaignTags,
  })
})

it.each([
  ['calendly.com/quiet', 'is not a full web address'],
  ['http://calendly.com/quiet', 'must begin with https://'],
  ['javascript:alert(1)', 'must begin with https://'],
  ['https://calendly.com@evil.example/quiet', 'a user name'],
  ['https://calendly.com/qu\u202eiet', 'an invisible character'],
])('%s is refused: %s', (address, reason) => {
  expect(understandBooking(address)).toEqual({
    kind: 'refused',
    reason: expect.stringContaining(reason),
  })
})
