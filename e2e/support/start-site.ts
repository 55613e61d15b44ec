import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import process from 'node:process'
import { NO_SETTINGS } from './site-under-test.ts'

const ROOT = join(import.meta.dirname, '../..')

/** From here up, the start looks for free ports. */
const FIRST_PORTS = { SITE_PORT: '4341', STAND_IN_PORT: '4351' }

export interface StartedSite {
  address: string
  stop: () => Promise<unknown>
}

/**
 * Builds the site and serves it with the stand-in form and booking page.
 * @param folder where it is built to; sites that run at the same time need different ones
 * @param settings as in `.env`; those of the machine do not count
 * @param root the project's folder, or a copy of it
 * @throws with all that the build printed, if it fails
 */
export async function startSite(
  folder: string,
  settings: Record<string, string> = {},
  root = ROOT,
): Promise<StartedSite> {
  const site = spawn(process.execPath, ['demo/start.ts', '--folder', folder], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...FIRST_PORTS, ...NO_SETTINGS, ...settings },
  })
  const address = await new Promise<string>((resolve, reject) => {
    let words = ''
    const listen = (part: string) => {
      words += part
      const found = words.match(/^Open (http:\S+:\d+)/m)?.[1]
      if (found) resolve(found)
    }
    site.stdout.setEncoding('utf8').on('data', listen)
    site.stderr.setEncoding('utf8').on('data', listen)
    site.once('close', () => reject(new Error(`The site did not start:\n${words}`)))
  })
  const stop = () => {
    site.kill()
    return once(site, 'exit')
  }
  return { address, stop }
}
