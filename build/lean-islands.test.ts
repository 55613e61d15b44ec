import { expect, it } from 'vitest'
import { withLeanIslands } from './lean-islands.ts'

it('an interactive part keeps all that its script reads', () => {
  const island = (more: string, name: string) =>
    `<astro-island${more} prefix="r1" component-url="/_astro/faq.js" component-export="Faq" ` +
    `props="{&quot;name&quot;:[0,&quot;form&quot;]}" ssr client="visible" ` +
    `opts="{${name}&quot;value&quot;:{&quot;rootMargin&quot;:&quot;9px&quot;}}" await-children>`
  const asAstroWrites = island(' uid="1LTgUV"', '&quot;name&quot;:&quot;Faq&quot;,')
  expect(withLeanIslands(asAstroWrites)).toBe(island('', ''))
})

it('words and other elements stay as they are', () => {
  const page = '<p uid="1LTgUV">uid="1LTgUV"</p><style>astro-island{color:red}</style>'
  expect(withLeanIslands(page)).toBe(page)
})
