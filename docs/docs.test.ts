import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const DOCS = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')]
const FOLDERS = 'dev|docs|tests|integrations|public|settings|src'
const CODE = globSync([`{${FOLDERS.replaceAll('|', ',')}}/**/*.{ts,tsx,astro,css,md}`, '*.*'])
const FILE = new RegExp(`^(?:${FOLDERS})/[^*{<]*$|^[\\w-]+\\.(?:tsx?|css|astro|md|toml)$`)

/** Examples, and names of other programs. */
const NOT_OURS = ['index.tsx', 'LD_LIBRARY_PATH']

const fileNames = new Set([...CODE.map((path) => basename(path)), ...NOT_OURS])
const sources = CODE.filter((path) => !path.endsWith('.md'))
const code = [...NOT_OURS, ...sources.map((path) => readFileSync(path, 'utf8'))].join('\n')

const isMissing = (path: string) => !existsSync(path) && !fileNames.has(path)

it.each(DOCS)('%s names only files, settings and constants that exist', (path) => {
  const text = readFileSync(path, 'utf8')
  const links = [...text.matchAll(/\]\(([\w./-]+)/g)].map(([, link = '']) => link)
  expect(links.filter((link) => isMissing(join(dirname(path), link)))).toEqual([])
  const terms = [...text.matchAll(/`([^`\s]+)`/g)].map(([, term = '']) => term)
  expect(terms.filter((term) => FILE.test(term) && isMissing(term))).toEqual([])
  const names = terms.filter((term) => /^[A-Z]+(?:_[A-Z]+)+$/.test(term))
  expect(names.filter((name) => !code.includes(name))).toEqual([])
})
