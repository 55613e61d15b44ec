import { PRODUCT_NAME } from './site-facts.ts'

/** Works for any form provider: neither its name nor its questions are known here. */
const OPEN_FORM_LABEL = 'Open the waitlist form'

export const waitlist = {
  title: 'Join the waitlist, in your own time',
  /** Above the form. Mentions no outside company unless one is known. */
  operator: {
    loadsByItself: {
      named:
        '{{provider}}, an outside service, runs this form. It loads by itself and may set cookies.',
      ownServer: 'We run this form on our own server. It loads by itself and may set cookies.',
      unknown: 'This form loads by itself and may set cookies.',
    },
    waits: {
      named: '{{provider}}, an outside service, runs this form. It may set cookies.',
      ownServer: 'We run this form on our own server. It may set cookies.',
      unknown: 'This form may set cookies.',
    },
  },
  policyLabel: 'Read the privacy policy',
  details: {
    named:
      'Your details reach us by way of {{provider}}, which sees your internet address and browser ' +
      'once the form loads. Joining may suggest that you have tinnitus, so share only what you wish.',
    ownServer:
      'Your details come straight to us. Joining may suggest that you have tinnitus, so share ' +
      'only what you wish.',
    unknown:
      'Your details reach us by way of whoever runs the form. Once it loads, they see your ' +
      'internet address and browser. Joining may suggest that you have tinnitus, so share only ' +
      'what you wish.',
  },
  noStrings:
    'No strings, and no card: if a form asks for one, please close it. Leave whenever you like; ' +
    'you never have to buy anything. There is no date or price yet, and no promise of early access.',
  adults: 'For adults, 18 and over. Here for someone else? Please ask them first.',
  writtenRoute:
    'Phone calls hard for you? The form is enough. Or ask for captions or text chat when you book.',
  openFormLabel: OPEN_FORM_LABEL,
  frameTitle: `${PRODUCT_NAME} waitlist form`,
  placeText: `The form will appear here. If not, use “${OPEN_FORM_LABEL}”.`,
  loadingText: `Loading the form… If nothing shows, use “${OPEN_FORM_LABEL}”.`,
  /** Above the link to the form. */
  hint: { waiting: 'Form not showing?', alive: 'Prefer it full-page?' },
  /** Each claims only what is known about the form. */
  status: {
    slow: `The form seems slow or blocked here. Please use “${OPEN_FORM_LABEL}”.`,
    submitted:
      'Thank you. The form tells us that your details were sent. If an email asks you to ' +
      'confirm, please do.',
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
