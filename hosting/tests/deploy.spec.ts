import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
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
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'

const SCRIPT = join(import.meta.dirname, '../deploy.sh')
const KILLS = 20
const PAGES = ['index.html', 'index.html.br', '404.html', '.well-known/security.txt']

let root: string
let server: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'deploy-'))
  // A space, because owners have them in their paths.
  server = join(root, 'the server')
  mkdirSync(server)
  mkdirSync(join(root, 'hosting'))
  cpSync(SCRIPT, join(root, 'hosting/deploy.sh'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** A complete build whose every page names its version, large enough to be interrupted. */
function build(version: string) {
  rmSync(join(root, 'dist'), { recursive: true, force: true })
  const pictures = Array.from({ length: 40 }, (_, at) => `pictures/${at}.png`)
  const files = [...PAGES, `_astro/app.${version}.js`, ...pictures]
  for (const file of files) {
    const path = join(root, 'dist', file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, version.repeat(20_000))
  }
  writeFileSync(join(root, 'dist/.complete'), `${files.join('\n')}\n`)
}

const command = () => ['sh', [join(root, 'hosting/deploy.sh'), server]] as const

function deploy() {
  const { status, stderr } = spawnSync(...command(), { encoding: 'utf8' })
  return { status, stderr }
}

/** The versions of the pages that visitors get; a page is whole if it is of one version. */
function shownVersions() {
  return PAGES.filter((page) => existsSync(join(server, page))).map((page) => {
    const text = readFileSync(join(server, page), 'utf8')
    expect(text).toBe(text[0]?.repeat(20_000))
    return text[0]
  })
}

it('stale tabs still get their scripts, and what was removed is gone', () => {
  for (const version of ['a', 'b', 'c']) {
    build(version)
    writeFileSync(join(root, `dist/only-${version}.txt`), version)
    expect(deploy()).toEqual({ status: 0, stderr: '' })
  }
  expect(new Set(shownVersions())).toEqual(new Set(['c']))
  for (const version of ['a', 'b', 'c']) {
    expect(existsSync(join(server, `_astro/app.${version}.js`))).toBe(true)
    expect(existsSync(join(server, `only-${version}.txt`))).toBe(version === 'c')
  }
})

it('the server can read every file, whatever the owner’s umask', () => {
  build('a')
  execFileSync('chmod', ['-R', 'go-rwx', join(root, 'dist')])
  execFileSync('sh', ['-c', `umask 077; sh "${command()[1][0]}" "${server}"`])
  const modes = ['', 'index.html', '_astro', '_astro/app.a.js'].map(
    (file) => statSync(join(server, file)).mode & 0o777,
  )
  expect(modes).toEqual([0o755, 0o644, 0o755, 0o644])
})

it('an incomplete build is refused, and the site stays as it was', () => {
  expect(deploy().stderr).toMatch(/^dist\/.complete is missing.* Run: npm run build\n$/)
  build('a')
  deploy()
  build('b')
  rmSync(join(root, 'dist/404.html'))
  expect(deploy()).toMatchObject({ status: 1, stderr: expect.stringContaining('404.html') })
  expect(new Set(shownVersions())).toEqual(new Set(['a']))
})

it('a folder that holds something else, or none at all, is refused', () => {
  build('a')
  writeFileSync(join(server, 'letters.txt'), 'mine')
  expect(deploy()).toMatchObject({ status: 1, stderr: expect.stringContaining('something else') })
  expect(readdirSync(server)).toEqual(['letters.txt'])
  for (const target of ['', '/', 'you@www.example.com:', 'you@www.example.com:/']) {
    const { status, stderr } = spawnSync('sh', [join(root, 'hosting/deploy.sh'), target])
    expect([target, status, `${stderr}`]).toEqual([target, 1, expect.stringMatching(/^Say which/)])
  }
})

it(`killed at ${KILLS} random moments, every page is whole and the next run repairs`, async () => {
  build('a')
  const begun = performance.now()
  deploy()
  const runMs = performance.now() - begun
  for (let kill = 0; kill < KILLS; kill++) {
    build('b')
    const child = spawn(...command(), { detached: true, stdio: 'ignore' })
    const ended = once(child, 'exit')
    await setTimeout(Math.random() * runMs)
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL')
    } catch {
      // It had ended already.
    }
    await ended
    expect(shownVersions()).toHaveLength(PAGES.length)
    build('a')
    expect(deploy()).toEqual({ status: 0, stderr: '' })
    expect(new Set(shownVersions())).toEqual(new Set(['a']))
  }
})

it('two at once end whole', async () => {
  build('a')
  deploy()
  build('b')
  const both = [1, 2].map(() => spawn(...command(), { stdio: 'ignore' }))
  await Promise.all(both.map((child) => once(child, 'exit')))
  expect(shownVersions()).toEqual(PAGES.map(() => 'b'))
})

it('a full disk leaves the old site, and says so', ({ skip }) => {
  const size = ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', server]
  if (spawnSync('mount', size).status !== 0) skip('Only root can mount a small disk.')
  try {
    build('a')
    deploy()
    writeFileSync(join(server, 'ballast'), Buffer.alloc(900_000))
    build('b')
    const { status, stderr } = deploy()
    expect([status !== 0, stderr]).toEqual([true, expect.stringContaining('No space left')])
    expect(shownVersions()).toEqual(PAGES.map(() => 'a'))
  } finally {
    execFileSync('umount', [server])
  }
})
