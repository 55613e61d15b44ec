import { PRODUCT_NAME } from './site-facts.ts'

/** Works for any form provider: neither its name nor its questions are known here. */
const OPEN_FORM_LABEL = 'Open the waitlist form'

export const waitlist = {
  title: 'Join the waitlist, in your own time',
  lead: 'We will email you now and then with news, and as soon as there is something to try.',
  /** Who runs the form, above its frame. Mentions no outside company unless one is known. */
  runner: {
    named: 'This form runs on {{provider}}, an outside service that may set cookies.',
    ownServer: 'We run this form on our own server. It may set cookies.',
    unknown: 'This form may set cookies.',
    linkLabel: 'Read the privacy policy',
  },
  noStrings: {
    title: 'No strings',
    text:
      'Joining is free. If a form ever asks for a card, please close it. ' +
      'You can leave at any time, and you never have to buy anything. ' +
      'We cannot promise a date, early access or a price yet.',
    adults: 'For adults, 18 and over.',
  },
  details: {
    title: 'Your details',
    named:
      'Our team gets your answers. When the form loads, {{provider}} can see your internet ' +
      'address and which browser you use. Joining may tell {{provider}} that you have tinnitus, ' +
      'so share only what you wish.',
    ownServer:
      'Our team gets your answers. Joining tells us that you may have tinnitus, ' +
      'so share only what you wish.',
    unknown:
      'Our team gets your answers. When the form loads, whoever runs it can see your internet ' +
      'address and which browser you use. Joining may tell them that you have tinnitus, ' +
      'so share only what you wish.',
  },
  writtenRoute: {
    title: 'Phone calls hard for you?',
    text: 'The form is all you need. Or book a call and ask for captions or text chat.',
  },
  openFormLabel: OPEN_FORM_LABEL,
  frameTitle: `${PRODUCT_NAME} waitlist form`,
  placeText: `The form will appear here. If it does not, use “${OPEN_FORM_LABEL}”.`,
  loadingText: `Loading the form… If nothing shows, use “${OPEN_FORM_LABEL}”.`,
  /** Above the link to the form. */
  hint: { waiting: 'Form not showing?', alive: 'Prefer a page of its own?' },
  /** Each claims only what is known about the form. */
  status: {
    slow: `The form seems slow or blocked here. Please use “${OPEN_FORM_LABEL}”.`,
    submitted:
      'Thank you. The form tells us that your details were sent. If you get an email that ' +
      'asks you to confirm, please do. You can close this page now.',
  },
  choice: {
    text: 'The form gets nothing from you until you press this button or open it.',
    label: 'Show the form here',
  },
  linkPanel: {
    text: 'The form opens on its own page. Take your time; this page stays open.',
    noScriptText: 'Your browser is not running scripts, so the form cannot show here.',
  },
} as const
