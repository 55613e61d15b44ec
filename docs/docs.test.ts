import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { it } from 'node:test'

const FILES = globSync(['{docs,public,src,tests}/**/*.*', '.ci/*', '*.*', 'Caddyfile'])
const PATH = /^(?:docs|public|src|tests)\/[^*{<[]*$|^[\w-]+\.(?:tsx?|css|astro|md|toml|jsonc?)$/

// `index.tsx` is what a file may not be called.
const names = new Set([...FILES.map((path) => basename(path)), 'index.tsx'])

/** The anchors of a file's headings, as GitHub makes them. */
const anchorsOf = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )

for (const path of ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')])
  it(`${path} names only files and headings that exist`, () => {
    const text = readFileSync(path, 'utf8')
    for (const [, link = '', anchor] of text.matchAll(/\]\((?!https:)([\w./-]*)(?:#([^)]+))?\)/g)) {
      const target = link ? join(dirname(path), link) : path
      assert.ok(existsSync(target), link)
      assert.ok(!anchor || anchorsOf(target).includes(anchor), `${link}#${anchor}`)
    }
    for (const [, term = ''] of text.matchAll(/`([^`\s]+)`/g))
      assert.ok(!PATH.test(term) || existsSync(term) || names.has(term), term)
  })
