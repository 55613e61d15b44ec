import { spawn } from 'node:child_process'
import process from 'node:process'
import { expect, it, vi } from 'vitest'
import { NO_SETTINGS } from '../e2e/support/site-under-test.ts'

const WAIT = { timeout: 180_000 }

/** Runs `npm start` on free ports, from these upward. */
async function runNpmStart() {
  const ports = { SITE_PORT: '4361', STAND_IN_PORT: '4371' }
  const npm = spawn('npm', ['start'], { env: { ...process.env, ...NO_SETTINGS, ...ports } })
  let output = ''
  npm.stdout.on('data', (chunk) => {
    output += chunk
  })
  npm.stderr.on('data', (chunk) => {
    output += chunk
  })
  const [, address = ''] = await vi.waitUntil(() => {
    if (npm.exitCode !== null) throw new Error(`npm start exited:\n${output}`)
    return output.match(/^Open (http:\S+:\d+)/m)
  }, WAIT)
  return { npm, address }
}

const isServed = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )

it('a second start leaves the first one running, and each server stops with npm', {
  timeout: 600_000,
}, async () => {
  // Sequential, because Astro's builds share temporary files in `.astro/`.
  const starts = [await runNpmStart(), await runNpmStart()]
  for (const { npm, address } of starts) {
    const form = (await (await fetch(address)).text()).match(/http:[^"&]+\/t\/waitlist/)?.[0]
    expect(await isServed(form ?? '')).toBe(true)
    npm.kill()
    await expect.poll(() => isServed(address), WAIT).toBe(false)
    await expect.poll(() => isServed(form ?? ''), WAIT).toBe(false)
  }
})
