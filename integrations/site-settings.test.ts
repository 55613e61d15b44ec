import { expect, it } from 'vitest'
import { resolveBooking, resolveForm } from '../src/services/providers.ts'
import { describeSettings } from './site-settings.ts'

const booking = resolveBooking(new URL('https://calendly.com/quiet/call'))

it.each([
  ['https://tally.so/r/a?utm_term=a&utm_content=b&ref=c', 'utm_source=utm_source, utm_medium='],
  ['https://airtable.com/shrU', 'none, unless WAITLIST_FORM_TAG_NAMES lists fields for them'],
  ['https://forms.office.com/r/W1', 'none'],
  ['https://forms.gle/a', 'none'],
])('the build says of campaign tags for %s: %s', (address, tags) => {
  const form = resolveForm(new URL(address), { providerName: '', loading: 'near' })
  const [, line = ''] = describeSettings({ form, booking })
  expect(line).toMatch(tags === 'none' ? /: none$/ : tags)
})
