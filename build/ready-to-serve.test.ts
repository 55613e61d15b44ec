import { posix, win32 } from 'node:path'
import { expect, it } from 'vitest'
import { addressOf } from './ready-to-serve.ts'

it('a built file has the same address on every system', () => {
  expect(addressOf('/site/dist/', '/site/dist/_astro/a.js', posix)).toBe('_astro/a.js')
  expect(addressOf('C:\\site\\dist\\', 'C:\\site\\dist\\_astro\\a.js', win32)).toBe('_astro/a.js')
})
