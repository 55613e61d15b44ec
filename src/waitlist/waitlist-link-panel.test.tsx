// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { WaitlistLinkPanel } from './waitlist-link-panel.tsx'

it('a form that cannot be framed has one large link to it, in a new tab', () => {
  const { container } = render(
    <WaitlistLinkPanel
      waitlistForm={{ href: 'https://forms.gle/aBcD1', tagRoute: { how: 'none' } }}
    />,
  )
  const link = screen.getByRole('link', { name: /\(opens in new tab\)$/ })
  expect(link.getAttribute('href')).toBe('https://forms.gle/aBcD1')
  expect(link.getAttribute('rel')).toBe('noopener')
  expect(link.className).toContain('button-first')
  expect(container.querySelector('.waitlist-frame')).not.toBeNull()
  expect(container.querySelector('iframe')).toBeNull()
})
