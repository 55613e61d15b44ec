import type { Configuration } from '../build/configuration.ts'
import type { Ask, Reply } from './ask.ts'
import { done, type Finding, unknown, wrong } from './finding.ts'
import { OUTSIDE_LINKS } from './outside-links.ts'

const isThere = ({ status }: Reply) => status < 400
/** Some publishers turn programs away with these, and people not. */
const TURNS_PROGRAMS_AWAY = [401, 403, 405, 406, 418, 429]

const noAnswer = (what: string, address: string) =>
  unknown(
    `${what} gave no answer: ${address}`,
    'Open it in your browser. If it opens there, this machine is offline or kept from it.',
  )

/** Why a page cannot be shown in ours; nothing where its headers allow it. */
function framingFault({ headers }: Reply, siteUrl: string): string | undefined {
  const policy = headers.get('content-security-policy')?.match(/frame-ancestors ([^;,]*)/)?.[1]
  if (policy === undefined) {
    const old = headers.get('x-frame-options')
    // Of its values browsers know these two alone; ALLOWALL and the like they pass over.
    return old && /deny|sameorigin/i.test(old) ? `X-Frame-Options: ${old}` : undefined
  }
  // Where there is one, browsers pass over X-Frame-Options.
  const allowed = policy.trim().split(/\s+/)
  const isOpen = allowed.some((source) => ['*', 'https:', siteUrl].includes(source))
  return isOpen ? undefined : `frame-ancestors ${policy.trim()}`
}

async function checkForm(configuration: Configuration, ask: Ask): Promise<Finding[]> {
  const { form, siteUrl } = configuration
  const address = form.kind === 'frame' ? form.embedUrl : form.openUrl
  const reply = await ask(address)
  if (!reply) return [noAnswer('The form', address)]
  if (!isThere(reply)) {
    return [
      wrong(`The form answers with ${reply.status}: ${address}`, 'Check the address in .env.'),
    ]
  }
  const fault = form.kind === 'frame' && framingFault(reply, siteUrl)
  if (fault) {
    return [
      wrong(
        `The form does not let itself be shown in your page (${fault}).`,
        'Allow embedding in the form service, and see that it asks nobody to sign in.',
      ),
    ]
  }
  return [done('The form answers, and nothing it sends keeps it from being shown in your page.')]
}

async function checkBooking({ bookingPage }: Configuration, ask: Ask): Promise<Finding> {
  const reply = await ask(bookingPage.href)
  if (!reply) return noAnswer('The scheduling page', bookingPage.href)
  if (isThere(reply) || TURNS_PROGRAMS_AWAY.includes(reply.status)) {
    return done('The scheduling page answers.')
  }
  return wrong(`The scheduling page answers with ${reply.status}.`, 'Check BOOKING_URL in .env.')
}

async function checkLink(address: string, ask: Ask): Promise<Finding | undefined> {
  const reply = await ask(address)
  if (!reply) return noAnswer('A page that the site links to', address)
  if (isThere(reply) || TURNS_PROGRAMS_AWAY.includes(reply.status)) return undefined
  return wrong(
    `A page that the site links to answers with ${reply.status}: ${address}`,
    'Find its new address, and change it in the text and in doctor/outside-links.ts.',
  )
}

/** Whether the services outside answer, each asked once. */
export async function checkServices(configuration: Configuration, ask: Ask): Promise<Finding[]> {
  const links = await Promise.all(OUTSIDE_LINKS.map((address) => checkLink(address, ask)))
  const faults = links.filter((finding) => finding !== undefined)
  return [
    ...(await checkForm(configuration, ask)),
    await checkBooking(configuration, ask),
    ...(faults.length > 0 ? faults : [done('Every page that the site links to answers.')]),
  ]
}
