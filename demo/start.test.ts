import { spawn } from 'node:child_process'
import process from 'node:process'
import { expect, it, vi } from 'vitest'
import { NO_SETTINGS } from '../e2e/support/site-under-test.ts'

const WAIT = { timeout: 180_000 }

/** `npm start`, which looks for free ports from these up. */
async function startByNpm() {
  const ports = { SITE_PORT: '4361', STAND_IN_PORT: '4371' }
  const npm = spawn('npm', ['start'], { env: { ...process.env, ...NO_SETTINGS, ...ports } })
  let output = ''
  npm.stdout.on('data', (part) => {
    output += part
  })
  npm.stderr.on('data', (part) => {
    output += part
  })
  const [, address = ''] = await vi.waitUntil(() => {
    if (npm.exitCode !== null) throw new Error(`npm start ended:\n${output}`)
    return output.match(/^Open (http:\S+:\d+)/m)
  }, WAIT)
  return { npm, address }
}

const isServed = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )

it('a second start leaves the first one serving, and each ends with npm', {
  timeout: 600_000,
}, async () => {
  // One after the other: Astro's builds share the temporary files in `.astro/`.
  const starts = [await startByNpm(), await startByNpm()]
  for (const { npm, address } of starts) {
    const form = (await (await fetch(address)).text()).match(/http:[^"]+\/t\/waitlist/)?.[0]
    expect(await isServed(form ?? '')).toBe(true)
    npm.kill()
    await expect.poll(() => isServed(address), WAIT).toBe(false)
    await expect.poll(() => isServed(form ?? ''), WAIT).toBe(false)
  }
})
