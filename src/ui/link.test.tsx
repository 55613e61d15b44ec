// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ButtonLink } from './button-link.tsx'
import { Link } from './link.tsx'

const INSIDE = { label: 'Features', href: '#how-it-works', opensNewTab: false }
const OUTSIDE = { label: 'Book a Call', href: 'https://calendar.quiet.example', opensNewTab: true }

afterEach(cleanup)

const attribute = (name: string) => screen.getByRole('link').getAttribute(name)

describe('a link within the site', () => {
  it('opens in the same tab and says nothing about it', () => {
    render(<Link link={INSIDE} />)
    expect(screen.getByRole('link', { name: 'Features' })).toBeDefined()
    expect(attribute('href')).toBe('#how-it-works')
    expect(attribute('target')).toBeNull()
    expect(attribute('rel')).toBeNull()
  })
})

describe.each([undefined, 'words', 'icon'] as const)('a link out, marked by %s', (newTabMark) => {
  it('opens a new tab, which cannot reach back, and says so in words', () => {
    render(<Link link={OUTSIDE} newTabMark={newTabMark} />)
    const name = 'Book a Call (opens in new tab)'
    expect(screen.getByRole('link', { name })).toBeDefined()
    expect(attribute('href')).toBe('https://calendar.quiet.example')
    expect(attribute('target')).toBe('_blank')
    expect(attribute('rel')).toBe('noopener')
  })
})

it('shows the icon only where it is asked for, and hides it from screen readers', () => {
  const { container, rerender } = render(<Link link={OUTSIDE} />)
  expect(container.querySelector('svg')).toBeNull()
  rerender(<Link link={OUTSIDE} newTabMark="icon" />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

it('a button that leads somewhere is a link', () => {
  render(<ButtonLink link={OUTSIDE} choice="first" />)
  expect(attribute('target')).toBe('_blank')
  expect(attribute('class')).toBe('button button-first')
  expect(screen.queryByRole('button')).toBeNull()
})

it('a link out says how its address takes the campaign’s tags, where it does', () => {
  const { rerender } = render(<Link link={OUTSIDE} />)
  expect(attribute('data-tags')).toBeNull()
  rerender(<Link link={{ ...OUTSIDE, tagRoute: { how: 'map', names: 'ref=entry.1' } }} />)
  expect(attribute('data-tags')).toBe('map')
  expect(attribute('data-tag-names')).toBe('ref=entry.1')
})
