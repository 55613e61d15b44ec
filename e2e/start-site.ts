import { spawn } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import { endProcess } from '../demo/astro.ts'

const ROOT = join(import.meta.dirname, '..')

/** Any port from which the start looks for a free one. */
const FIRST_PORTS = { SITE_PORT: '4341', STAND_IN_PORT: '4351' }

export interface StartedSite {
  address: string
  stop: () => Promise<void>
}

/**
 * Builds the site with the stand-ins and serves it.
 * @param folder where it is built to; each site that runs at the same time needs its own
 * @param settings as in `.env`, in place of the machine's own
 * @throws where the build fails; its reason is on the error output
 */
export async function startSite(
  folder: string,
  settings: Record<string, string> = {},
): Promise<StartedSite> {
  const site = spawn(process.execPath, ['demo/start.ts', '--folder', folder], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...FIRST_PORTS,
      SITE_URL: '',
      WAITLIST_FORM_URL: '',
      BOOKING_URL: '',
      ...settings,
    },
  })
  const address = await new Promise<string>((resolve, reject) => {
    let words = ''
    site.stdout.setEncoding('utf8').on('data', (part: string) => {
      words += part
      const found = words.match(/The site\s+(\S+)/)?.[1]
      if (found) resolve(found)
    })
    site.once('exit', () => reject(new Error('The site did not start; the reason is above.')))
  })
  return { address, stop: () => endProcess(site) }
}
