import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import getPort from 'get-port'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endProcess } from './astro.ts'

const PROJECT = join(import.meta.dirname, '..')
const COPIED = ['demo', 'hosting', 'build', 'settings', 'src']
const PACKAGES = ['get-port', 'react-dom']
const START_TIMEOUT_MS = 60_000

/** Takes Astro's place: says what it was asked, then builds, fails or stays as BEHAVIOR says. */
const FAKE_ASTRO = `
import { mkdirSync, writeFileSync } from 'node:fs'
const { BEHAVIOR, SITE_URL, WAITLIST_FORM_URL, BOOKING_URL } = process.env
console.log(process.argv[2], SITE_URL, WAITLIST_FORM_URL, BOOKING_URL, 'pid=' + process.pid)
if (BEHAVIOR === 'fail') process.exit(3)
if (BEHAVIOR === 'stay') setInterval(() => {}, 1000)
mkdirSync('dist', { recursive: true })
writeFileSync('dist/index.html', 'built')
`

let root: string
let ports: { SITE_PORT: string; STAND_IN_PORT: string }
let child: ChildProcess
let output: string

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'start-'))
  for (const path of COPIED) cpSync(join(PROJECT, path), join(root, path), { recursive: true })
  mkdirSync(join(root, 'node_modules/astro/bin'), { recursive: true })
  for (const name of PACKAGES) {
    symlinkSync(join(PROJECT, 'node_modules', name), join(root, 'node_modules', name))
  }
  writeFileSync(join(root, 'package.json'), '{"type":"module"}')
  writeFileSync(join(root, 'node_modules/astro/bin/astro.mjs'), FAKE_ASTRO)
  ports = { SITE_PORT: `${await getPort()}`, STAND_IN_PORT: `${await getPort()}` }
})

afterEach(async () => {
  await endProcess(child)
  rmSync(root, { recursive: true })
})

function start(args: string[] = [], variables: Record<string, string> = {}) {
  const env = { PATH: process.env.PATH, ...ports, ...variables }
  output = ''
  child = spawn(process.execPath, [join(root, 'demo/start.ts'), ...args], { env })
  const collect = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
}

const untilItSays = (words: string) =>
  expect.poll(() => output, { timeout: START_TIMEOUT_MS }).toContain(words)

async function exitOf(signal?: NodeJS.Signals) {
  if (signal) child.kill(signal)
  const [exitCode] = await once(child, 'close')
  return exitCode
}

const status = async (address: string) => (await fetch(address)).status

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('npm start', { timeout: START_TIMEOUT_MS }, () => {
  it('passes over a port that is taken, builds, serves, and ends quietly', async () => {
    const other = createServer()
    await once(other.listen(Number(ports.SITE_PORT), '127.0.0.1'), 'listening')
    start()
    await untilItSays('press Ctrl-C')
    const got = output.match(/Port (\d+) is taken, so the site uses (\d+)\./)
    expect(got?.[1]).toBe(ports.SITE_PORT)
    const site = `http://localhost:${got?.[2]}`
    const form = `http://localhost:${ports.STAND_IN_PORT}/t/waitlist`
    expect(output).toContain(`build ${site} ${form} ${form.replace('t/waitlist', 'booking')}`)
    expect(await (await fetch(`${site}/`)).text()).toBe('built')
    expect(await status(form)).toBe(200)
    expect(await exitOf('SIGTERM')).toBe(0)
    expect(output).not.toMatch(/^\s+at /m)
    other.close()
  })

  it.each([
    ['while it builds', []],
    ['in development', ['--dev']],
  ])('ends Astro with itself %s', async (_when, args) => {
    start(args, { BEHAVIOR: 'stay' })
    await untilItSays('pid=')
    // The port is held, so that no other server takes it during the build.
    if (args.length === 0) {
      expect(await status(`http://localhost:${ports.SITE_PORT}/`)).toBe(503)
    }
    const pid = Number(output.match(/pid=(\d+)/)?.[1])
    expect(await exitOf('SIGINT')).toBe(0)
    expect(isRunning(pid)).toBe(false)
    expect(output).not.toContain('failed')
  })

  it.each<[string[], Record<string, string>, string]>([
    [[], { BEHAVIOR: 'fail' }, '`astro build` failed; the reason is above.'],
    [[], { SITE_PORT: 'many' }, 'SITE_PORT must be a whole number from 1 to 65535, not "many".'],
    [['--nonsense'], {}, "Unknown option '--nonsense'"],
  ])('refuses %j %j in one line', async (args, variables, message) => {
    start(args, variables)
    expect(await exitOf()).toBe(1)
    expect(output).toContain(`\n${message}`)
    expect(output).not.toMatch(/^\s+at /m)
  })
})
