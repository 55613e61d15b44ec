import { spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { siteSettings } from './site-under-test.ts'

/**
 * Runs `npm start`, which builds a copy of the project and serves it with the stand-in form and
 * booking page, on the ports of the site under test or, if that is running, on the next free ones.
 * @param copy its folder
 * @param settings as in `.env`; those of the machine do not count
 * @throws with all that the build printed, if it fails
 */
export async function startSite(copy: string, settings: Record<string, string> = {}) {
  const npm = spawn('npm', ['start'], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...siteSettings, ...settings },
  })
  const exit = once(npm, 'exit')
  let words = ''
  const address = await new Promise<string>((resolve, reject) => {
    const listen = (part: string) => {
      words += part
      const found = words.match(/^Open (http:\S+:\d+)/m)?.[1]
      if (found) resolve(found)
    }
    npm.stdout.setEncoding('utf8').on('data', listen)
    npm.stderr.setEncoding('utf8').on('data', listen)
    npm.once('close', () => reject(new Error(`The site did not start:\n${words}`)))
  })
  const stop = () => {
    npm.kill()
    return exit
  }
  return { address, stop }
}
