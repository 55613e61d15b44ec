import { PRODUCT_NAME } from './site-facts.ts'

/** True for any form provider: its name and its questions are not known here. */
const OPEN_FORM_LABEL = 'Open the waitlist form'

const IF_NOT_SHOWN = `Form not showing? Use “${OPEN_FORM_LABEL}”.`

export const waitlist = {
  title: 'Join the waitlist, in your own time',
  lead:
    'We will email you news of the app and write when there is something to try. ' +
    'Joining is free, and you can leave at any time.',
  noStrings: {
    title: 'No strings',
    text: 'You never have to buy. We cannot promise a date, a place or a price yet.',
  },
  details: {
    title: 'Your details',
    text:
      '{{runner}} runs the form and passes your answers to our team. When the form loads, ' +
      'it sees your internet address and browser, and may set cookies. ' +
      'Joining can hint that you have tinnitus, so share only what you wish.',
    linkLabel: 'Read the privacy policy',
  },
  /** Who stands at {{runner}}: with the provider's name where it is known. */
  unnamedRunner: 'An outside service',
  namedRunner: '{{provider}}, an outside service,',
  /** Only where the owner has given both facts. */
  whoWeAre: {
    title: 'Who we are',
    text: `${PRODUCT_NAME} is made by {{company}}. Write to us at {{email}}.`,
  },
  writtenRoute: {
    title: 'Phone calls hard for you?',
    text: 'The form is all you need. Or book a call and ask for captions or a text chat.',
  },
  openFormLabel: OPEN_FORM_LABEL,
  frameTitle: `${PRODUCT_NAME} waitlist form`,
  placeText: 'The form appears here.',
  loadingText: 'Loading the form…',
  /** The line by the frame; each says only what is known of the form. */
  status: {
    waiting: IF_NOT_SHOWN,
    alive: IF_NOT_SHOWN,
    slow: `The form seems slow or blocked here. Please use “${OPEN_FORM_LABEL}”.`,
    submitted:
      'Thank you. The form says your details were sent. ' +
      'If an email asks you to confirm, please do.',
  },
  noScriptText:
    'Your browser is not running scripts, so the form cannot show here. The link opens it.',
  choice: {
    text:
      'Nothing is sent to the service that runs the form until you press this button. ' +
      'The service then sees your internet address and browser, and may set cookies.',
    label: 'Show the form here',
  },
  linkPanel: {
    text: 'The form opens on a page of its own. Take your time; this page stays open here.',
    label: 'Go to the waitlist form',
  },
} as const

/** The name of the form's provider, if the settings know it. */
export function providerName(provider: string): string | undefined {
  return provider === 'unknown' ? undefined : provider
}
