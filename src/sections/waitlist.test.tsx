// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { SiteFacts } from '../facts/fact-schema.ts'
import { Waitlist } from './waitlist.tsx'

const HREF = 'https://docs.google.com/forms/d/e/1FAIp/viewform'

function renderWaitlist(facts: SiteFacts) {
  const tagMapping = { placement: 'search', parameters: '' } as const
  const form = {
    loading: 'never',
    provider: 'Google Forms',
    href: HREF,
    tagMapping,
    advice: '',
  } as const
  const booking = { provider: 'Calendly', href: 'https://calendly.com/us', tagMapping }
  document.body.innerHTML = renderToStaticMarkup(
    <Waitlist form={form} booking={booking} facts={facts}>
      <iframe title="Form" />
    </Waitlist>,
  )
}

it('a form that cannot be embedded has a large link instead of a frame', () => {
  renderWaitlist({})
  expect(document.querySelector('iframe, noscript')).toBeNull()
  expect(document.body.textContent).toContain('Google Forms, an outside service, runs this form')
  const links = [...document.links].filter((link) => link.href === HREF)
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
    'Open the waitlist form (opens in new tab)',
  ])
  expect(document.querySelector('blockquote')).toBeNull()
})

it('who is behind the waitlist is shown as typed, with an address to write to', () => {
  const founderNote = { words: 'We try.', name: 'Ada' }
  renderWaitlist({ companyName: 'A $& <b>*C* Inc.', contactEmail: 'a@b.example', founderNote })
  expect(document.body.textContent).toContain('is a project of A $& <b>*C* Inc. Write to us at')
  expect(document.querySelector('blockquote')?.textContent.trim()).toBe('“We try.”')
  const address = [...document.links].find(({ textContent }) => textContent === 'a@b.example')
  expect(address?.href).toBe('mailto:a@b.example')
})
