import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { it } from 'node:test'

/** From what all others use to what uses them (docs/file-map.md). Those in one row may use each other. */
const FOLDERS = [
  ['styles', 'ui'],
  ['scenes'],
  ['content'],
  ['build'],
  ['masking', 'waitlist', 'sections'],
  ['layouts', 'pages'],
]
/** For the type of the owner's texts. */
const EXCEPTION = /^src\/content\/.* imports src\/build\/owner-schema\.ts$/

const rowOf = (path: string) =>
  FOLDERS.findIndex((row) => row.some((folder) => path.startsWith(`src/${folder}/`)))

it('no folder imports from one that is above it', () => {
  const imports = globSync('src/*/**/*.{ts,tsx,astro}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from|import) '(\.[^']+)'/g)].map(
      ([, target = '']) => [file, relative('.', resolve(file, '..', target))] as const,
    ),
  )
  assert.ok(imports.some(([, target]) => target.startsWith('src/ui/')))
  const up = imports
    .filter(([file, target]) => rowOf(target) > rowOf(file))
    .map(([file, target]) => `${file} imports ${target}`)
  assert.deepEqual(
    up.filter((line) => !EXCEPTION.test(line)),
    [],
  )
})
