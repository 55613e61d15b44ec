import { PRODUCT_NAME } from './site-facts.ts'

/** Works for any form provider: neither its name nor its questions are known here. */
const OPEN_FORM_LABEL = 'Open the waitlist form'

export const waitlist = {
  title: 'Join the waitlist, in your own time',
  policyLabel: 'Read the privacy policy',
  noStrings:
    'Joining is free, and you can leave any time. There is no date or price yet. ' +
    'If a form ever asks for a card, please close it.',
  adults:
    'For adults, 18 and over. Here for someone else? Join with your own address, and tell them ' +
    'when we write.',
  writtenRoute: 'Phone calls hard for you? The form is enough, or ask for captions or text chat.',
  openFormLabel: OPEN_FORM_LABEL,
  frameTitle: `${PRODUCT_NAME} waitlist form`,
  placeholderText: `The form will appear here. If not, use “${OPEN_FORM_LABEL}”.`,
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
