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
  // With a space, as in many real paths.
  server = join(root, 'the server')
  mkdirSync(server)
  mkdirSync(join(root, 'hosting'))
  cpSync(SCRIPT, join(root, 'hosting/deploy.sh'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** A complete build, large enough to interrupt its deploy; pages consist of their version letter. */
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

/** The version of each deployed page; asserts that no page is incomplete or mixed. */
function deployedVersions() {
  return PAGES.filter((page) => existsSync(join(server, page))).map((page) => {
    const text = readFileSync(join(server, page), 'utf8')
    expect(text).toBe(text[0]?.repeat(20_000))
    return text[0]
  })
}

it('stale tabs still get their scripts, and removed files are deleted', () => {
  for (const version of ['a', 'b', 'c']) {
    build(version)
    writeFileSync(join(root, `dist/only-${version}.txt`), version)
    expect(deploy()).toEqual({ status: 0, stderr: '' })
  }
  expect(new Set(deployedVersions())).toEqual(new Set(['c']))
  for (const version of ['a', 'b', 'c']) {
    expect(existsSync(join(server, `_astro/app.${version}.js`))).toBe(true)
    expect(existsSync(join(server, `only-${version}.txt`))).toBe(version === 'c')
  }
})

it('the server can read every file, whatever the umask', () => {
  build('a')
  execFileSync('chmod', ['-R', 'go-rwx', join(root, 'dist')])
  execFileSync('sh', ['-c', `umask 077; sh "${command()[1][0]}" "${server}"`])
  const modes = ['', 'index.html', '_astro', '_astro/app.a.js'].map(
    (file) => statSync(join(server, file)).mode & 0o777,
  )
  expect(modes).toEqual([0o755, 0o644, 0o755, 0o644])
})

it('an incomplete build is refused, and the site stays unchanged', () => {
  expect(deploy().stderr).toMatch(/^dist\/.complete is missing.* Run: npm run build\n$/)
  build('a')
  deploy()
  build('b')
  rmSync(join(root, 'dist/404.html'))
  expect(deploy()).toMatchObject({ status: 1, stderr: expect.stringContaining('404.html') })
  expect(new Set(deployedVersions())).toEqual(new Set(['a']))
})

it('a folder with other files, or no folder at all, is refused', () => {
  build('a')
  writeFileSync(join(server, 'letters.txt'), 'mine')
  expect(deploy()).toMatchObject({ status: 1, stderr: expect.stringContaining('other files') })
  expect(readdirSync(server)).toEqual(['letters.txt'])
  for (const target of ['', '/', 'you@www.example.com:', 'you@www.example.com:/']) {
    const { status, stderr } = spawnSync('sh', [join(root, 'hosting/deploy.sh'), target])
    expect([target, status, `${stderr}`]).toEqual([
      target,
      1,
      expect.stringMatching(/^Name the folder/),
    ])
  }
})

it(`a deploy killed at ${KILLS} random moments leaves complete pages, and the next one recovers`, async () => {
  build('a')
  const startedAt = performance.now()
  deploy()
  const runMs = performance.now() - startedAt
  for (let kill = 0; kill < KILLS; kill++) {
    build('b')
    const child = spawn(...command(), { detached: true, stdio: 'ignore' })
    const ended = once(child, 'exit')
    await setTimeout(Math.random() * runMs)
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL')
    } catch {
      // Already exited.
    }
    await ended
    expect(deployedVersions()).toHaveLength(PAGES.length)
    build('a')
    expect(deploy()).toEqual({ status: 0, stderr: '' })
    expect(new Set(deployedVersions())).toEqual(new Set(['a']))
  }
})

it('two concurrent deploys leave a complete site', async () => {
  build('a')
  deploy()
  build('b')
  const both = [1, 2].map(() => spawn(...command(), { stdio: 'ignore' }))
  await Promise.all(both.map((child) => once(child, 'exit')))
  expect(deployedVersions()).toEqual(PAGES.map(() => 'b'))
})

it('a full disk is reported, and the old site stays', ({ skip }) => {
  const size = ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', server]
  if (spawnSync('mount', size).status !== 0) skip('Only root can mount a small disk.')
  try {
    build('a')
    deploy()
    writeFileSync(join(server, 'ballast'), Buffer.alloc(900_000))
    build('b')
    const { status, stderr } = deploy()
    expect([status !== 0, stderr]).toEqual([true, expect.stringContaining('No space left')])
    expect(deployedVersions()).toEqual(PAGES.map(() => 'a'))
  } finally {
    execFileSync('umount', [server])
  }
})
