import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '..')

/** `font.css` names ranges: what its files hold. */
const sheets = globSync('**/*.css', { cwd: SRC }).filter((file) => !file.endsWith('font.css'))

it('there are two weights, ordinary and bold', () => {
  const weights = sheets.flatMap((file) =>
    [...readFileSync(join(SRC, file), 'utf8').matchAll(/font-weight:\s*([^;}]+)/g)].map(
      ([, weight]) => weight?.trim(),
    ),
  )
  expect(new Set(weights)).toEqual(new Set(['400', '700']))
})
