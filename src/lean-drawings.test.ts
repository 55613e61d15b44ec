import { Coffee } from 'lucide-react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { withLeanDrawings } from './lean-drawings.ts'

it('an icon keeps its shapes and its own class, and leaves the rest to the styles', () => {
  const icon = renderToString(createElement(Coffee, { className: 'icon', 'aria-hidden': true }))
  expect(icon).toContain('xmlns=')
  expect(icon).toContain('lucide-coffee')
  const lean = withLeanDrawings(icon)
  expect(lean).toMatch(/^<svg viewBox="0 0 24 24" class="icon" aria-hidden="true">/)
  expect(lean.slice(lean.indexOf('>'))).toBe(icon.slice(icon.indexOf('>')))
})

it('words and drawings in addresses stay as they are', () => {
  const page =
    '<link href="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22%3E">' +
    '<p class="lucide lucide-x icon">xmlns="http://www.w3.org/2000/svg"</p>'
  expect(withLeanDrawings(page)).toBe(page)
})
