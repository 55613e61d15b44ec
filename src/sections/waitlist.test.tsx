// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { resolveBooking, resolveForm } from '../services/providers.ts'
import { Waitlist } from './waitlist.tsx'

it('a form that cannot be embedded has a large link instead of a frame', () => {
  const href = 'https://forms.gle/1FAIp'
  const form = resolveForm(new URL(href), { providerName: '', loading: 'near' })
  const booking = resolveBooking(new URL('https://calendly.com/us'))
  document.body.innerHTML = renderToStaticMarkup(
    <Waitlist form={form} booking={booking} facts={{}}>
      <iframe title="Form" />
    </Waitlist>,
  )
  expect(document.querySelector('iframe, noscript')).toBeNull()
  const links = [...document.links].filter((link) => link.href === href)
  expect(links.map((link) => link.ariaLabel)).toEqual(['Open the waitlist form (opens in new tab)'])
})
