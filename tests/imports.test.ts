import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { it } from 'node:test'

/** Each may import from those before it. */
const [, list = ''] = readFileSync('docs/file-map.md', 'utf8').split('## Folders')
const FOLDERS = [...list.matchAll(/`(src\/\w+\/)`/g)].map(([, folder = '']) => folder)

const placeOf = (path: string) => FOLDERS.findIndex((folder) => path.startsWith(folder))

it('no folder imports from a later one, or from one that is not listed', () => {
  const imports = globSync('src/*/**/*.{ts,tsx,astro}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from|import) '(\.[^']+)'/g)].map(
      ([, target = '']) => [file, relative('.', resolve(file, '..', target))] as const,
    ),
  )
  assert.ok(imports.some(([, target]) => target.startsWith('src/ui/')))
  const wrong = imports
    .filter(([file, target]) => placeOf(target) === -1 || placeOf(target) > placeOf(file))
    .map(([file, target]) => `${file} imports ${target}`)
  assert.deepEqual(wrong, [])
})
