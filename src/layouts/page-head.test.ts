import { expect, it } from 'vitest'
import { pages } from '../copy/pages.ts'
import { parsePageHead } from './page-head.ts'

it('every page has a title and a description of its own that show in full', () => {
  const heads = Object.values(pages)
  expect(heads.map(parsePageHead)).toEqual(heads)
  for (const part of ['title', 'description'] as const) {
    expect(new Set(heads.map((head) => head[part])).size).toBe(6)
  }
})

it.each([
  ['title', { title: 't'.repeat(61), description: 'd'.repeat(100) }],
  ['description', { title: 'A title', description: 'd'.repeat(49) }],
])('a %s of another length stops the build', (part, head) => {
  expect(() => parsePageHead(head)).toThrow(part)
})
