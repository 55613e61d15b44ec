// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fillTokens } from './fill-tokens.ts'
import { LegalDocument } from './legal-document.tsx'
import { lastUpdatedText } from './legal-text.ts'
import { LEGAL_PAGES, readLegalPage } from './real-pages.ts'

afterEach(cleanup)

it.each([
  ['2025-01', 'Last updated January 2025'],
  ['2026-12', 'Last updated December 2026'],
])('%s reads "%s"', (month, words) => {
  expect(lastUpdatedText(month)).toBe(words)
})

describe.each(LEGAL_PAGES)('the page %s', (slug) => {
  function show() {
    const { title = '', lastUpdated, body } = readLegalPage(slug)
    const document = {
      title,
      lastUpdated,
      summary: 'In short.',
      body: fillTokens(body, {}, 'near'),
    }
    return render(<LegalDocument {...document} />).container
  }

  it('was last updated in January 2025', () => {
    show()
    expect(screen.getByText('Last updated January 2025').getAttribute('datetime')).toBe('2025-01')
  })

  it('has contents that name and reach every section, in order', () => {
    const container = show()
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }))
    const entries = contents.getAllByRole('link').map((link) => ({
      words: link.textContent,
      href: link.getAttribute('href'),
    }))
    const sections = [...container.querySelectorAll('.prose h2')].map((heading) => ({
      words: heading.textContent,
      href: `#${heading.id}`,
    }))
    expect(entries).toEqual(sections)
  })
})
