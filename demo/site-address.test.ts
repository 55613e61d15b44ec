import { describe, expect, it } from 'vitest'
import { canonicalPath, decodedPath, isServable } from './site-address.ts'

describe('a requested address', () => {
  it.each([
    ['/', '/'],
    ['/a%20b', '/a b'],
    ['/a%2Fb', '/a%2Fb'],
  ])('%s reads as %s', (encoded, path) => {
    expect(decodedPath(encoded)).toBe(path)
  })

  it.each(['', '*', 'http://evil.example/', '/%', '/%E0%A4%A', '/%FF', '/a%00b'])(
    '%j cannot be read',
    (encoded) => {
      expect(decodedPath(encoded)).toBeUndefined()
    },
  )

  it.each(['/', '/a', '/a/', '/a/b.c'])('%s may lead into the folder', (path) => {
    expect(isServable(path)).toBe(true)
  })

  it.each(['//', '//evil.example/', '/\\evil.example', '/a//b', '/.git', '/a/../b', '/./a', '/..'])(
    '%s may not',
    (path) => {
      expect(isServable(path)).toBe(false)
    },
  )

  it.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/terms', '/terms'],
    ['/terms/', '/terms'],
    ['/terms.html', '/terms'],
    ['/terms.html/', '/terms'],
  ])('%s means the page %s', (path, page) => {
    expect(canonicalPath(path)).toBe(page)
  })
})
