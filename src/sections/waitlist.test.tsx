// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { siteFacts } from '../copy/site-facts.ts'
import { Waitlist } from './waitlist.tsx'

it('a form that cannot be embedded has a large link instead of a frame', () => {
  const tagRoute = { part: 'search', names: '' } as const
  const href = 'https://docs.google.com/forms/d/e/1FAIp/viewform'
  const form = { kind: 'link', provider: 'Google Forms', href, tagRoute, advice: '' } as const
  const booking = { provider: 'Calendly', href: 'https://calendly.com/us', tagRoute }
  document.body.innerHTML = renderToStaticMarkup(
    <Waitlist form={form} booking={booking} facts={siteFacts}>
      <iframe title="Form" />
    </Waitlist>,
  )
  expect(document.querySelector('iframe, noscript')).toBeNull()
  expect(document.body.textContent).toContain('Google Forms, an outside service, runs this form')
  const links = [...document.links].filter((link) => link.href === href)
  expect(links.map((link) => link.textContent)).toEqual([
    'Open the waitlist form (opens in new tab)',
  ])
})
