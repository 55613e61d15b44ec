import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { reservePort } from './ports.ts'

/** Takes Astro's place: says what it was asked, then builds, fails or stays as BEHAVIOR says. */
const FAKE_ASTRO = `
import { mkdirSync, writeFileSync } from 'node:fs'
const { BEHAVIOR, SITE_URL, WAITLIST_FORM_URL, BOOKING_URL } = process.env
console.log(process.argv[2], SITE_URL, WAITLIST_FORM_URL, BOOKING_URL, 'pid=' + process.pid)
if (BEHAVIOR === 'fail') process.exit(3)
if (BEHAVIOR === 'stay') setInterval(() => {}, 1000)
mkdirSync('dist', { recursive: true })
for (const page of ['index', '404', '500']) writeFileSync('dist/' + page + '.html', page)
`

let root: string
let child: ChildProcess | undefined
let output: string

beforeEach(() => {
  const here = import.meta.dirname
  root = mkdtempSync(join(tmpdir(), 'start-'))
  cpSync(here, join(root, 'demo'), { recursive: true })
  cpSync(join(here, '../src/copy/site-facts.ts'), join(root, 'src/copy/site-facts.ts'))
  cpSync(join(here, '../build/env-file.ts'), join(root, 'build/env-file.ts'))
  mkdirSync(join(root, 'node_modules/astro'), { recursive: true })
  writeFileSync(join(root, 'package.json'), '{"type":"module"}')
  writeFileSync(join(root, 'node_modules/astro/package.json'), '{"bin":{"astro":"./run.mjs"}}')
  writeFileSync(join(root, 'node_modules/astro/run.mjs'), FAKE_ASTRO)
  const sirvFolder = dirname(createRequire(import.meta.url).resolve('sirv'))
  symlinkSync(sirvFolder, join(root, 'node_modules/sirv'))
})

afterEach(() => {
  child?.kill('SIGKILL')
  rmSync(root, { recursive: true })
})

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const { port, release } = await reservePort(0)
  await release()
  return port
}

function start(args: string[], variables: Record<string, string | number> = {}): ChildProcess {
  const { SITE_URL, WAITLIST_FORM_URL, BOOKING_URL, ...rest } = process.env
  const env = { ...rest, ...variables } as NodeJS.ProcessEnv
  output = ''
  child = spawn(process.execPath, [join(root, 'demo/start.ts'), ...args], { env })
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk
    })
  }
  return child
}

async function startAndEnd(args: string[], variables: Record<string, string | number> = {}) {
  const [exitCode] = await once(start(args, variables), 'close')
  return exitCode
}

const untilItSays = (words: string) =>
  expect.poll(() => output, { timeout: 10_000 }).toContain(words)

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('npm start', { timeout: 20_000 }, () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'builds, serves, and ends quietly on %s',
    async (signal) => {
      const [SITE_PORT, STAND_IN_PORT] = [await freePort(), await freePort()]
      const started = start([], { SITE_PORT, STAND_IN_PORT })
      await untilItSays('press Ctrl-C')
      expect(output).toContain(
        `build http://localhost:${SITE_PORT} http://localhost:${STAND_IN_PORT}/t/waitlist ` +
          `http://localhost:${STAND_IN_PORT}/booking`,
      )
      expect(await (await fetch(`http://localhost:${SITE_PORT}/`)).text()).toBe('index')
      expect((await fetch(`http://localhost:${STAND_IN_PORT}/t/waitlist`)).status).toBe(200)
      started.kill(signal)
      expect(await once(started, 'close')).toEqual([0, null])
      expect(output).not.toMatch(/^\s+at /m)
    },
  )

  it('passes over a taken port, says so, and builds with the port it got', async () => {
    const taken = await reservePort(0)
    const started = start([], { SITE_PORT: taken.port, STAND_IN_PORT: await freePort() })
    await untilItSays('press Ctrl-C')
    const got = output.match(/Port (\d+) is taken, so the site uses (\d+)\./)
    expect(got?.[1]).toBe(String(taken.port))
    expect(output).toContain(`build http://localhost:${got?.[2]} `)
    started.kill()
    await Promise.all([once(started, 'close'), taken.release()])
  })

  it('starts no stand-in where both services are set, in .env or around it', async () => {
    writeFileSync(
      join(root, '.env'),
      'WAITLIST_FORM_URL=https://form.example/1\nBOOKING_URL=https://dotenv.example/\nSITE_URL=\n',
    )
    const [SITE_PORT, STAND_IN_PORT] = [await freePort(), await freePort()]
    const started = start([], { SITE_PORT, STAND_IN_PORT, BOOKING_URL: 'https://real.example/' })
    await untilItSays('press Ctrl-C')
    expect(output).toContain(
      `build http://localhost:${SITE_PORT} https://form.example/1 https://real.example/`,
    )
    expect(output).not.toContain('stand-in')
    await expect(fetch(`http://localhost:${STAND_IN_PORT}/t/waitlist`)).rejects.toThrow()
    started.kill()
    await once(started, 'close')
  })

  it('serves what is built with --no-build', async () => {
    mkdirSync(join(root, 'dist'))
    for (const page of ['index', '500']) writeFileSync(join(root, `dist/${page}.html`), 'earlier')
    const [SITE_PORT, STAND_IN_PORT] = [await freePort(), await freePort()]
    const started = start(['--no-build'], { SITE_PORT, STAND_IN_PORT })
    await untilItSays('press Ctrl-C')
    expect(await (await fetch(`http://localhost:${SITE_PORT}/`)).text()).toBe('earlier')
    started.kill()
    await once(started, 'close')
  })

  it('says in one line that the build failed, and ends with 1', async () => {
    const ports = { SITE_PORT: await freePort(), STAND_IN_PORT: await freePort() }
    expect(await startAndEnd([], { ...ports, BEHAVIOR: 'fail' })).toBe(1)
    expect(output).toMatch(/^build .*\n\n`astro build` failed; the reason is above\.\n$/)
  })

  it.each([
    ['while it builds', []],
    ['in development', ['--dev']],
  ])('ends Astro together with itself %s', async (_when, args) => {
    const ports = { SITE_PORT: await freePort(), STAND_IN_PORT: await freePort() }
    const started = start(args, { ...ports, BEHAVIOR: 'stay' })
    await untilItSays('pid=')
    const pid = Number(output.match(/pid=(\d+)/)?.[1])
    started.kill('SIGINT')
    expect(await once(started, 'close')).toEqual([0, null])
    expect(isRunning(pid)).toBe(false)
    expect(output).not.toContain('failed')
  })

  it.each([
    [['--no-build'], {}, 'There is no built site in dist/. Run `npm run build` first.'],
    [[], { SITE_PORT: 'many' }, 'SITE_PORT must be a whole number from 1 to 65535, not "many".'],
    [['--nonsense'], {}, "Unknown option '--nonsense'"],
  ])('refuses %j %j in one line', async (args, variables, message) => {
    const ports = { SITE_PORT: await freePort(), STAND_IN_PORT: await freePort() }
    expect(await startAndEnd(args, { ...ports, ...variables })).toBe(1)
    expect(output).toContain(message)
    expect(output).not.toMatch(/^\s+at /m)
  })
})
