import { spawn } from 'node:child_process'
import process from 'node:process'
import { expect, test } from '@playwright/test'
import { copyProject } from './support/copy-project.ts'
import { siteSettings } from './support/site-under-test.ts'

test('a second npm start takes free ports and ends when stopped', async ({ request }) => {
  const npm = spawn('npm', ['start'], {
    cwd: copyProject('start'),
    env: { ...process.env, ...siteSettings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => npm.kill())
  let words = ''
  npm.stdout.setEncoding('utf8').on('data', (part) => {
    words += part
  })
  const standInPort = () => words.match(/\(STAND_IN_PORT\) is in use; using (\d+)/)?.[1]
  await expect.poll(standInPort, { message: 'port of the stand-in', timeout: 40_000 }).toBeDefined()
  expect(words).toMatch(/\(SITE_PORT\) is in use; using \d+/)
  // It answers while the site is still being built, by the same process.
  const booking = `http://localhost:${standInPort()}/booking`
  await expect(() => expect(request.get(booking)).resolves.toBeOK()).toPass()
  expect(npm.exitCode).toBeNull()
  npm.kill()
  await expect(() => expect(request.get(booking)).rejects.toThrow('ECONNREFUSED')).toPass()
  await expect(await request.get('/')).toBeOK()
})
