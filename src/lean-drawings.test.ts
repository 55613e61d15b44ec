import { Coffee } from 'lucide-react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { withLeanDrawings } from './lean-drawings.ts'

it('an icon keeps all that draws it, and its own class', () => {
  const icon = renderToString(createElement(Coffee, { className: 'icon', 'aria-hidden': true }))
  expect(icon).toContain('xmlns=')
  expect(icon).toContain('lucide-coffee')
  const lean = withLeanDrawings(icon)
  expect(lean).toContain('<svg width="24" height="24" viewBox="0 0 24 24" fill="none"')
  expect(lean).toContain('class="icon" aria-hidden="true"')
  expect(lean.slice(lean.indexOf('>'))).toBe(icon.slice(icon.indexOf('>')))
})

it('words and drawings in addresses stay as they are', () => {
  const page =
    '<link href="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22%3E">' +
    '<p class="lucide lucide-x icon">xmlns="http://www.w3.org/2000/svg"</p>'
  expect(withLeanDrawings(page)).toBe(page)
})
