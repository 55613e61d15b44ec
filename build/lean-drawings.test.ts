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

it('an icon has no number finer than is seen, and keeps its dots', () => {
  const icon = (path: string) => `<svg class="lucide lucide-x icon"><path d="${path}"></path></svg>`
  const own = '<svg class="wave"><path d="M1.234 2"></path></svg>'
  const lean = withLeanDrawings(
    `${icon('M11 4.702a.705.705 0 0 0-1.203-.498h.01.98.981l-.961.013')}${own}<p>1.234</p>`,
  )
  expect(lean).toBe(
    `<svg class="icon"><path d="M11 4.7a.7.7 0 0 0-1.2-.5h.01.98 1.0l-1.0.0"></path></svg>${own}<p>1.234</p>`,
  )
})

it('words and drawings in addresses stay as they are', () => {
  const page =
    '<link href="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22%3E">' +
    '<p class="lucide lucide-x icon">xmlns="http://www.w3.org/2000/svg"</p>'
  expect(withLeanDrawings(page)).toBe(page)
})
