import { execFileSync, spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { afterEach, beforeEach, expect, it } from 'vitest'

const SCRIPT = readFileSync(join(import.meta.dirname, 'deploy.sh'), 'utf8')
const PAGES = ['index.html', 'index.html.br', '404.html', '.well-known/security.txt']
const MARK = '.files-www.quiet.example'

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
})
afterEach(() => rmSync(root, { recursive: true }))

/** A complete build; every file consists of its version's letter. */
function build(version: string) {
  rmSync(join(root, 'dist'), { recursive: true, force: true })
  const files = [...PAGES, `_astro/app.${version}.js`]
  for (const file of files) write(`dist/${file}`, version)
  write(`dist/${MARK}`, `${files.join('\n')}\n`)
}

function deploy(PATH = process.env.PATH) {
  const { status, stderr } = spawnSync('sh', [join(root, 'hosting/deploy.sh'), server], {
    encoding: 'utf8',
    env: { ...process.env, PATH },
  })
  return { status, stderr }
}

/** Deploys, but the connection fails at the rsync command that has this option. */
function deployUntil(option: string) {
  const pass = `PATH='${process.env.PATH}'\nexec rsync "$@"`
  write('bin/rsync', `#!/bin/sh\ncase $* in *${option}*) exit 255 ;; esac\n${pass}\n`, 0o755)
  return deploy(`${join(root, 'bin')}:${process.env.PATH}`)
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
  const files = readdirSync(server)
  expect(files.filter((file) => file.startsWith('only-'))).toEqual(['only-c.txt'])
})

it('the server can read every file, whatever the umask', () => {
  build('a')
  execFileSync('chmod', ['-R', 'go-rwx', join(root, 'dist')])
  execFileSync('sh', ['-c', `umask 077; sh "${join(root, 'hosting/deploy.sh')}" "${server}"`])
  const modes = ['', 'index.html', '_astro', '_astro/app.a.js', '.well-known'].map(
    (file) => statSync(join(server, file)).mode & 0o777,
  )
  expect(modes).toEqual([0o755, 0o644, 0o755, 0o644, 0o755])
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
  expect(deploy(`${join(root, 'bin')}:${process.env.PATH}`)).toEqual({
    status: 1,
    stderr: 'This needs rsync 3 or newer. On a Mac, run: brew install rsync\n',
  })
  expect(readFileSync(join(root, 'calls'), 'utf8')).toBe('--version\n')
})

it.each(['', '/', 'you@www.example.com:', 'you@www.example.com:/'])(
  'the target "%s" is refused, because it names no folder',
  (target) => {
    const { status, stderr } = spawnSync('sh', [join(root, 'hosting/deploy.sh'), target])
    expect([status, `${stderr}`]).toEqual([1, expect.stringMatching(/^Name the folder/)])
  },
)

it('a folder that cannot be listed stays unchanged', () => {
  build('a')
  write('the server/wp-content/post.html', 'mine')
  expect(deployUntil('--list-only').status).toBe(255)
  expect(readdirSync(server)).toEqual(['wp-content'])
})

it('if the connection fails before the pages are sent, their scripts are there', () => {
  build('a')
  expect(deployUntil('--delete-delay').status).toBe(255)
  expect(deploy().status).toBe(0)
  build('b')
  expect(deployUntil('--delete-delay').status).toBe(255)
  expect(deployed()).toBe('aaaa')
  expect(readdirSync(join(server, '_astro'))).toEqual(['app.a.js', 'app.b.js'])
})
