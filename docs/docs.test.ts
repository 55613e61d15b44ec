import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { it } from 'node:test'

const FILES = globSync(['{docs,public,src,tests}/**/*.*', '.ci/*', '*.*', 'Caddyfile'])
const PATH = /^(?:docs|public|src|tests)\/[^*{<[]*$|^[\w-]+\.(?:tsx?|css|astro|md|toml|jsonc?)$/

// `index.tsx` is what a file may not be called.
const names = new Set([...FILES.map((path) => basename(path)), 'index.tsx'])

for (const path of ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')])
  it(`${path} names only files that exist`, () => {
    const text = readFileSync(path, 'utf8')
    for (const [, link = ''] of text.matchAll(/\]\((?!https:)([\w./-]+)/g))
      assert.ok(existsSync(join(dirname(path), link)), link)
    for (const [, term = ''] of text.matchAll(/`([^`\s]+)`/g))
      assert.ok(!PATH.test(term) || existsSync(term) || names.has(term), term)
  })
