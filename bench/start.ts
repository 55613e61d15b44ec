import { spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { findChromium } from '../e2e/support/find-browser.ts'
import { findCommand, IS_ROOT } from '../e2e/support/machine.ts'
import { openLine, VISITOR } from './line.ts'
import { buildSites, serveSites } from './sites.ts'

const closings: (() => Promise<unknown>)[] = []

async function run() {
  if (process.platform !== 'linux' || !IS_ROOT) {
    throw new Error('The benchmark needs Linux and root: it lays a line to a network namespace.')
  }
  const packages = { ip: 'iproute2', socat: 'socat', openssl: 'openssl' }
  for (const [command, name] of Object.entries(packages)) findCommand(command, [name])
  process.env.CHROMIUM_PATH = findChromium()
  await buildSites()
  const { madeBy, close } = await openLine()
  closings.push(close)
  closings.push(await serveSites())
  const measure = [process.execPath, fileURLToPath(import.meta.resolve('./measure.ts')), madeBy]
  const visits = spawn('ip', ['netns', 'exec', VISITOR, ...measure], { stdio: 'inherit' })
  // What is open is closed once the visits have ended.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => visits.kill())
  const [exitCode] = await once(visits, 'exit')
  process.exitCode = exitCode ?? 1
}

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  for (const close of closings.reverse()) await close()
}
