// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fillTokens } from './fill-tokens.ts'
import { LegalDocument } from './legal-document.tsx'
import { LEGAL_PAGES, readLegalPage, UNNAMED_FORM } from './real-pages.ts'

afterEach(cleanup)

describe.each(LEGAL_PAGES)('the page %s', (slug) => {
  function show() {
    const { title = '', body } = readLegalPage(slug)
    const text = fillTokens(body, {}, UNNAMED_FORM)
    return render(<LegalDocument title={title} summary="In short." body={text} />).container
  }

  it('was last updated in January 2025', () => {
    show()
    expect(screen.getByText('Last updated January 2025')).toBeDefined()
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
