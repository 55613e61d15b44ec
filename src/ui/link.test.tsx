// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ButtonLink } from './button-link.tsx'
import { Link } from './link.tsx'

const INSIDE = { label: 'Features', href: '#how-it-works', opensNewTab: false }
const OUTSIDE = { label: 'Book a Call', href: 'https://calendar.quiet.example', opensNewTab: true }

afterEach(cleanup)

const attribute = (name: string) => screen.getByRole('link').getAttribute(name)

it('a link within the site opens in the same tab and says nothing about it', () => {
  render(<Link link={INSIDE} />)
  expect(screen.getByRole('link', { name: 'Features' })).toBeDefined()
  expect(attribute('target')).toBeNull()
})

it.each(['words', 'icon'] as const)(
  'a link out, marked by %s, says that it opens a new tab',
  (mark) => {
    render(<Link link={OUTSIDE} newTabMark={mark} />)
    expect(screen.getByRole('link', { name: 'Book a Call (opens in new tab)' })).toBeDefined()
    expect(attribute('target')).toBe('_blank')
    expect(attribute('rel')).toBe('noopener')
  },
)

it('a button that leads somewhere is a link', () => {
  render(<ButtonLink link={OUTSIDE} variant="primary" />)
  expect(attribute('href')).toBe('https://calendar.quiet.example')
  expect(screen.queryByRole('button')).toBeNull()
})
