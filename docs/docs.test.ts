import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { it } from 'node:test'

const DOCS = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')]
const FILES = globSync(['{docs,public,src,tests}/**/*.*', '.ci/*', '*.*', 'Caddyfile'])
const PATH = /^(?:docs|public|src|tests)\/[^*{<[]*$|^[\w-]+\.(?:tsx?|css|astro|md|toml|jsonc?)$/

/** Examples. */
const NOT_OURS = ['index.tsx']

const names = new Set([...FILES.map((path) => basename(path)), ...NOT_OURS])
const code = FILES.filter((path) => /\.(?:ts|tsx|astro)$/.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')

const isMissing = (path: string) => !existsSync(path) && !names.has(path)

for (const path of DOCS)
  it(`${path} names only files, settings and constants that exist`, () => {
    const text = readFileSync(path, 'utf8')
    const links = [...text.matchAll(/\]\((?!https:)([\w./-]+)/g)].map(([, link = '']) => link)
    assert.deepEqual(
      links.filter((link) => isMissing(join(dirname(path), link))),
      [],
    )
    const terms = [...text.matchAll(/`([^`\s]+)`/g)].map(([, term = '']) => term)
    assert.deepEqual(
      terms.filter((term) => PATH.test(term) && isMissing(term)),
      [],
    )
    const constants = terms.filter((term) => /^[A-Z]+(?:_[A-Z]+)+$/.test(term))
    assert.deepEqual(
      constants.filter((constant) => !code.includes(constant)),
      [],
    )
  })
