// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Prose } from './prose.tsx'

afterEach(cleanup)

function show(markdown: string): HTMLElement {
  return render(<Prose markdown={markdown} />).container
}

describe('long text', () => {
  it('has paragraphs, lists, strong words and links', () => {
    show('One **strong** word.\n\n- first\n- [second](/privacy-policy)')
    expect(screen.getByText('strong').tagName).toBe('STRONG')
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'second' }).getAttribute('href')).toBe(
      '/privacy-policy',
    )
  })

  it('has anchors on its section headings', () => {
    show('## When to get help\n\n### At once\n\n## Don’t wait')
    const ids = screen.getAllByRole('heading').map(({ id }) => id)
    expect(ids).toEqual(['when-to-get-help', '', 'dont-wait'])
  })

  it('does not turn raw HTML into elements', () => {
    const raw = '<script>alert(1)</script>\n\n<iframe src="/x"></iframe>\n\nHi <img onerror="x">'
    const container = show(raw)
    expect(container.querySelector('script, iframe, img')).toBeNull()
  })

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    '&#106;avascript:alert(1)',
    'vbscript:x',
    'data:text/html,x',
  ])('takes the teeth out of a link to %s', (address) => {
    const container = show(`[press](${address})`)
    expect(container.querySelector('a')?.getAttribute('href')).toBe('')
  })
})
