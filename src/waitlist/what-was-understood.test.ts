import { expect, it } from 'vitest'
import { understandBooking } from './booking-providers.ts'
import { understandForm } from './form-providers.ts'
import { whatWasUnderstood } from './what-was-understood.ts'

function linesFor(formAddress: string, bookingAddress: string) {
  const form = understandForm(formAddress)
  const booking = understandBooking(bookingAddress)
  if (form.kind === 'refused' || booking.kind === 'refused') throw new Error('refused')
  return whatWasUnderstood(form, booking)
}

it('the owner reads how the form is shown, and by whom', () => {
  expect(
    linesFor('https://form.jotform.com/241234567890123', 'https://calendly.com/me/call'),
  ).toEqual([
    'Waitlist form: Jotform, shown in a frame from https://form.jotform.com/241234567890123; in a tab, https://form.jotform.com/241234567890123',
    'Booking page: Calendly, in a tab, https://calendly.com/me/call',
  ])
})

it('a form that is only a link is said to be one', () => {
  const [form] = linesFor('https://forms.gle/aBcD1', 'https://calls.quiet.example/me')
  expect(form).toContain('shown as a link, which opens a tab; in a tab, https://forms.gle/aBcD1')
})
