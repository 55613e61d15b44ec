import { expect, it } from 'vitest'
import type { TagRoute } from './attribution.ts'
import { understandBooking } from './booking-providers.ts'
import { understandForm } from './form-providers.ts'
import { whatWasUnderstood } from './what-was-understood.ts'

function linesFor(
  formAddress: string,
  bookingAddress: string,
  { tags = { how: 'query' }, provider = '' }: { tags?: TagRoute; provider?: string } = {},
) {
  const form = understandForm(formAddress, provider)
  const booking = understandBooking(bookingAddress)
  if (form.kind === 'refused' || booking.kind === 'refused') throw new Error('refused')
  return whatWasUnderstood(form, booking, tags)
}

it('the owner reads how the form is shown, and by whom', () => {
  expect(
    linesFor('https://form.jotform.com/241234567890123', 'https://calendly.com/me/call'),
  ).toEqual([
    'Waitlist form: Jotform, shown in a frame from https://form.jotform.com/241234567890123; in a tab, https://form.jotform.com/241234567890123',
    'Campaign tags for the form: in its query',
    'Booking page: Calendly, in a tab, https://calendly.com/me/call',
  ])
})

it('a form that is only a link is said to be one', () => {
  const [form] = linesFor('https://forms.gle/aBcD1', 'https://calls.quiet.example/me')
  expect(form).toContain('shown as a link, which opens a tab; in a tab, https://forms.gle/aBcD1')
})

it.each([
  [{ how: 'hash' }, 'in its hash'],
  [{ how: 'query', names: 'ref=from' }, 'in its query named ref=from'],
  [{ how: 'map', names: 'ref=entry.1&utm_term=entry.2' }, 'named ref=entry.1, utm_term=entry.2'],
  [{ how: 'map' }, 'none; WAITLIST_FORM_TAG_NAMES can name the fields that take them'],
  [{ how: 'none' }, 'none; it takes none'],
] as const)('the owner reads where campaign tags go: %j', (tags, words) => {
  const [, line] = linesFor('https://tally.so/r/m', 'https://calendly.com/me/call', { tags })
  expect(line).toBe(`Campaign tags for the form: ${words}`)
})

it('a form on a domain of the owner’s is said to be whose the owner named', () => {
  const [form] = linesFor('https://join.quiet.example/t/3Ago', 'https://cal.com/me', {
    provider: 'Fillout',
  })
  expect(form).toMatch(
    /^Waitlist form: Fillout on your own domain \(WAITLIST_FORM_PROVIDER\), shown in a frame from/,
  )
  const [plain] = linesFor('https://forms.fillout.com/t/3Ago', 'https://cal.com/me', {
    provider: 'Fillout',
  })
  expect(plain).toMatch(/^Waitlist form: Fillout, shown in a frame from/)
})
