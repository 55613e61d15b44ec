import { spawn } from 'node:child_process'
import process from 'node:process'
import { standInSettings } from '../../dev/stand-in.ts'
import { copyProject, withoutFacts } from '../support/copy-project.ts'
import { FACTLESS_PORT, STAND_IN_ADDRESS, siteSettings } from '../support/site-under-test.ts'

const { BOOKING_URL, WAITLIST_FORM_URL } = standInSettings(STAND_IN_ADDRESS)

/** Builds a copy of the project and serves it; throws all that the build printed, if it fails. */
function startSite(copy: string, settings: Record<string, string> = {}) {
  const npm = spawn('npm', ['start'], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...siteSettings, ...settings },
  })
  let words = ''
  return new Promise<void>((resolve, reject) => {
    const listen = (part: string) => {
      words += part
      if (/^Open http/m.test(words)) resolve()
    }
    npm.stdout.setEncoding('utf8').on('data', listen)
    npm.stderr.setEncoding('utf8').on('data', listen)
    npm.once('close', () => reject(new Error(`The site did not start:\n${words}`)))
  })
}

// The sites that the browser tests visit: with every fact of the owner's, and without any, where the
// options are flipped, too. Without a provider's name, the form is not known to send messages.
await Promise.all([
  startSite(copyProject('with-facts')),
  startSite(copyProject('without-facts', withoutFacts), {
    SITE_PORT: FACTLESS_PORT,
    BOOKING_URL,
    WAITLIST_FORM_URL,
    WAITLIST_FORM_LOADING: 'click',
  }),
])
console.log('Both sites are served.')
