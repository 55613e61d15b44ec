import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { afterEach, beforeEach, expect, it } from 'vitest'

const SCRIPT = readFileSync(join(import.meta.dirname, 'deploy.sh'), 'utf8')
const PAGES = ['index.html', 'index.html.br', '404.html', '.well-known/security.txt']
const MARK = '.files-www.quiet.example'

/** The system's, unless the connection fails. */
const RSYNC = `#!/bin/sh
case $* in *$FAIL_AT*) exit 255 ;; esac
PATH='${process.env.PATH}'
exec rsync "$@"
`

let root: string
let server: string

function write(path: string, text: string, mode = 0o644) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text, { mode })
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'deploy-'))
  // With a space, as in many real paths.
  server = join(root, 'the server')
  mkdirSync(server)
  write('hosting/deploy.sh', SCRIPT)
  write('bin/rsync', RSYNC, 0o755)
})
afterEach(() => rmSync(root, { recursive: true }))

/** A complete build; every file consists of its version's letter. */
function build(version: string) {
  rmSync(join(root, 'dist'), { recursive: true, force: true })
  const files = [...PAGES, `_astro/app.${version}.js`]
  for (const file of files) write(`dist/${file}`, version)
  write(`dist/${MARK}`, `${files.join('\n')}\n`)
}

/** With `failAt`, the connection fails at the rsync command that has this option. */
function deploy({ target = server, failAt = 'nothing' } = {}) {
  const { status, stderr } = spawnSync('sh', [join(root, 'hosting/deploy.sh'), target], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${root}/bin:${process.env.PATH}`, FAIL_AT: failAt },
  })
  return { status, stderr }
}

/** The versions of the deployed pages: "aaaa". */
const deployed = () => PAGES.map((page) => readFileSync(join(server, page), 'utf8')).join('')

it('stale tabs still get their scripts, and removed files are deleted', () => {
  for (const version of ['a', 'b', 'c']) {
    build(version)
    write(`dist/only-${version}.txt`, version)
    expect(deploy()).toEqual({ status: 0, stderr: '' })
  }
  expect(deployed()).toBe('cccc')
  expect(readdirSync(join(server, '_astro'))).toEqual(['app.a.js', 'app.b.js', 'app.c.js'])
  expect(readdirSync(server).filter((file) => file.startsWith('only'))).toEqual(['only-c.txt'])
})

it('the server can read every file, whatever the umask', () => {
  build('a')
  execFileSync('chmod', ['-R', 'go-rwx', join(root, 'dist')])
  execFileSync('sh', ['-c', `umask 077; sh "${join(root, 'hosting/deploy.sh')}" "${server}"`])
  const unreadable = '( -type d ! -perm 755 -o -type f ! -perm 644 )'.split(' ')
  expect(`${execFileSync('find', [server, ...unreadable])}`).toBe('')
})

it('an incomplete build is refused, and the site stays unchanged', () => {
  expect(deploy().stderr).toMatch(/^dist\/\S+ is missing.* Run: npm run build\n$/)
  build('a')
  deploy()
  build('b')
  rmSync(join(root, 'dist/404.html'))
  expect(deploy()).toMatchObject({ status: 1, stderr: expect.stringContaining('404.html') })
  expect(deployed()).toBe('aaaa')
})

// The second is of a domain that begins like ours.
it.each(['letters.txt', `${MARK}.net`])('a folder with %s is refused until marked', (file) => {
  build('a')
  write(`the server/${file}`, 'mine')
  const { status, stderr } = deploy()
  expect([status, stderr]).toEqual([1, expect.stringContaining('contains other files')])
  expect(readdirSync(server)).toEqual([file])
  execFileSync('sh', ['-c', stderr.slice(stderr.indexOf('rsync '))])
  expect(deploy()).toEqual({ status: 0, stderr: '' })
  expect(deployed()).toBe('aaaa')
})

it.each([
  'rsync  version 2.6.9  protocol version 29',
  'openrsync: protocol version 29\nrsync version 2.6.9 compatible',
  'openrsync: protocol version 31\nrsync version 3.2.0 compatible',
])('the rsync of macOS is refused before it sends anything: %s', (version) => {
  build('a')
  write('bin/rsync', `#!/bin/sh\necho '${version}'\necho "$*" >> '${root}/calls'\n`, 0o755)
  const stderr = 'This needs rsync 3 or newer. On a Mac, run: brew install rsync\n'
  expect(deploy()).toEqual({ status: 1, stderr })
  expect(readFileSync(join(root, 'calls'), 'utf8')).toBe('--version\n')
})

it.each(['', '/', 'me@host:', 'me@host:/'])('target "%s" is refused: it is no folder', (target) => {
  const stderr = expect.stringMatching(/^Name the folder/)
  expect(deploy({ target })).toEqual({ status: 1, stderr })
})

it('a folder that cannot be listed stays unchanged', () => {
  build('a')
  write('the server/wp-content/post.html', 'mine')
  expect(deploy({ failAt: '--list-only' }).status).toBe(255)
  expect(readdirSync(server)).toEqual(['wp-content'])
})

it('if the connection fails before the pages are sent, their scripts are there', () => {
  build('a')
  expect(deploy({ failAt: '--delete-delay' }).status).toBe(255)
  expect(deploy().status).toBe(0)
  build('b')
  expect(deploy({ failAt: '--delete-delay' }).status).toBe(255)
  expect(deployed()).toBe('aaaa')
  expect(readdirSync(join(server, '_astro'))).toEqual(['app.a.js', 'app.b.js'])
})
