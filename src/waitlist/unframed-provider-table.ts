/** A host, and paths where not all of them are meant. */
interface Place {
  name: string
  /** Where the row's facts come from. */
  source: string
  /** The whole host; never a part of one. */
  host: RegExp
  path?: RegExp
}

/** Pages that people can open in a tab, but that are no use in a frame. */
export interface LinkedProvider extends Place {
  /** What the owner could paste instead, in whole sentences. */
  advice: string
}

/** Addresses with which nobody could sign up. */
export interface RefusedPlace extends Place {
  /** Follows the setting's name. */
  reason: string
}

const SCRIPT_ONLY =
  'goes into a page only by a script of its own, which this site does not run. ' +
  'Visitors get a large link to its page; paste a form of Tally or Fillout to have a frame.'

export const LINKED_PROVIDERS: readonly LinkedProvider[] = [
  {
    name: 'Google Forms (short link)',
    source: 'outline/outline issue 3930: the short link has no framed variant',
    host: /^forms\.gle$/,
    advice:
      'A forms.gle link cannot be framed. Open it, and paste the long address from the ' +
      'address bar, which begins with https://docs.google.com/forms/d/e/.',
  },
  {
    name: 'Mailchimp',
    source: 'framing is untested and undocumented',
    host: /^(?:eepurl\.com|(?:[a-z0-9-]+\.)*list-manage\.com)$/,
    advice:
      'Whether Mailchimp’s pages work in a frame is not known. Visitors get a large link; ' +
      'paste a form of Tally or Fillout, which can pass sign-ups on to Mailchimp, for a frame.',
  },
  {
    name: 'GetWaitlist',
    source: 'GetWaitlist’s documentation: a script, or its hosted page',
    host: /^(?:www\.)?getwaitlist\.com$/,
    advice: `GetWaitlist ${SCRIPT_ONLY}`,
  },
  {
    name: 'LaunchList',
    source: 'public repositories: a script, or a form that posts to /s/KEY',
    host: /^(?:www\.)?getlaunchlist\.com$/,
    advice: `LaunchList ${SCRIPT_ONLY}`,
  },
  {
    name: 'Kit',
    source: 'public repositories: hosted pages on ACCOUNT.kit.com and ACCOUNT.ck.page',
    host: /^[a-z0-9-]+\.(?:kit\.com|ck\.page)$/,
    advice: `Kit ${SCRIPT_ONLY}`,
  },
]

function editor(name: string, host: RegExp, path?: RegExp): RefusedPlace {
  const reason =
    `is where ${name} lets its owner edit the form, and visitors would be asked to sign in; ` +
    'paste the link that it gives for sharing'
  return { name, source: 'the provider’s own screens', host, path, reason }
}

export const REFUSED_PLACES: readonly RefusedPlace[] = [
  {
    name: 'Formspree',
    source: 'Formspree’s documentation: an address that forms post to',
    host: /^(?:www\.)?formspree\.io$/,
    reason:
      'is a Formspree endpoint, which receives a form but has none to show; ' +
      'paste the link of a form, such as one of Tally or Fillout',
  },
  editor('Tally', /^tally\.so$/, /^\/forms\//),
  editor('Typeform', /^admin\.typeform\.(?:com|eu)$/),
  editor('Google Forms', /^docs\.google\.com$/, /\/forms\/.*\/edit\/?$/),
  editor('Microsoft Forms', /^forms\.(?:office\.com|cloud\.microsoft)$/, /^\/pages\/design/i),
  editor('Jotform', /^(?:www\.|eu\.)?jotform\.com$/, /^\/build\//),
  editor('Kit', /^app\.(?:kit|convertkit)\.com$/),
]
