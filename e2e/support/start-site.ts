import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import process from 'node:process'
import { siteUnderTest } from './site-under-test.ts'

const ROOT = join(import.meta.dirname, '../..')

/**
 * Runs `npm start`, which builds the site and serves it with the stand-in form and booking page,
 * on the ports of the site under test or, if that is running, on the next free ones.
 * @param folder where it is built to; sites that run at the same time need different ones
 * @param settings as in `.env`; those of the machine do not count
 * @param root the project's folder, or a copy of it
 * @throws with all that the build printed, if it fails
 */
export async function startSite(
  folder: string,
  settings: Record<string, string> = {},
  root = ROOT,
) {
  const npm = spawn('npm', ['start', '--', '--folder', folder], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...siteUnderTest.env, ...settings },
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
