import type { Settings } from '../settings/settings.ts'
import type { Ask, Reply } from './ask.ts'
import { OUTSIDE_LINKS } from './outside-links.ts'
import { done, type Finding, note, unknown, wrong } from './report.ts'

const isThere = ({ status }: Reply) => status < 400
/** Some publishers answer programs with these, but show the page to people. */
const REFUSES_PROGRAMS = [401, 403, 405, 406, 418, 429]

const noAnswer = (what: string, address: string, finding = unknown) =>
  finding(
    `${what} gave no answer: ${address}`,
    'Open it in your browser. If it opens there, this machine is offline or blocked.',
  )

/** The header that keeps a page from being framed in ours; undefined if none does. */
function framingFault({ headers }: Reply, siteUrl: string): string | undefined {
  const policy = headers.get('content-security-policy')?.match(/frame-ancestors ([^;,]*)/)?.[1]
  if (policy === undefined) {
    const frameOptions = headers.get('x-frame-options')
    // Browsers ignore every other value, such as ALLOWALL.
    const isRefused = frameOptions && /deny|sameorigin/i.test(frameOptions)
    return isRefused ? `X-Frame-Options: ${frameOptions}` : undefined
  }
  // With frame-ancestors, browsers ignore X-Frame-Options.
  const allowed = policy.trim().split(/\s+/)
  const isOpen = allowed.some((source) => ['*', 'https:', siteUrl].includes(source))
  return isOpen ? undefined : `frame-ancestors ${policy.trim()}`
}

async function checkForm(configuration: Settings, ask: Ask): Promise<Finding> {
  const { form, siteUrl } = configuration
  const address = form.kind === 'link' ? form.href : form.embedUrl
  const reply = await ask(address)
  if (!reply) return noAnswer('The form', address)
  if (REFUSES_PROGRAMS.includes(reply.status)) {
    return note(`The form refuses programs (${reply.status}).`, `Open it: ${address}`)
  }
  if (!isThere(reply)) {
    return wrong(`The form answers with ${reply.status}: ${address}`, 'Check it in .env.')
  }
  const fault = form.kind !== 'link' && framingFault(reply, siteUrl)
  if (!fault) return done('The form answers and can be shown in your page.')
  return wrong(
    `The form does not let itself be shown in your page (${fault}).`,
    'Allow embedding in the form service, and check that it asks nobody to sign in.',
  )
}

/** Undefined if the page answers. */
async function checkPage(
  what: string,
  address: string,
  advice: string,
  ask: Ask,
  ifSilent = unknown,
): Promise<Finding | undefined> {
  const reply = await ask(address)
  if (!reply) return noAnswer(what, address, ifSilent)
  if (isThere(reply) || REFUSES_PROGRAMS.includes(reply.status)) return undefined
  return wrong(`${what} answers with ${reply.status}: ${address}`, advice)
}

/** Whether the outside services and pages answer, each asked once. */
export async function checkServices(configuration: Settings, ask: Ask): Promise<Finding[]> {
  const advice = 'Find its new address, and change it in the text and in doctor/outside-links.ts.'
  const links = await Promise.all(
    OUTSIDE_LINKS.map((link) =>
      checkPage('A page that the site links to', link, advice, ask, note),
    ),
  )
  const { href } = configuration.booking
  const booking = await checkPage('The scheduling page', href, 'Check BOOKING_URL in .env.', ask)
  const faults = links.filter((finding) => finding !== undefined)
  return [
    await checkForm(configuration, ask),
    booking ?? done('The scheduling page answers.'),
    ...(faults.length > 0 ? faults : [done('Every page that the site links to answers.')]),
  ]
}
