import { posix, win32 } from 'node:path'
import { expect, it } from 'vitest'
import { urlPathOf } from './ready-to-serve.ts'

it('a built file has the same URL path on every system', () => {
  expect(urlPathOf('/site/dist/', '/site/dist/_astro/a.js', posix)).toBe('_astro/a.js')
  expect(urlPathOf('C:\\site\\dist\\', 'C:\\site\\dist\\_astro\\a.js', win32)).toBe('_astro/a.js')
})
