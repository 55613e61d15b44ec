import { PRODUCT_NAME } from './site-facts.ts'

/** True for any form provider: its name and its questions are not known here. */
const OPEN_FORM_LABEL = 'Open the waitlist form'

const IF_NOT_SHOWN = `If the form does not appear here, please use the link “${OPEN_FORM_LABEL}”.`

export const waitlist = {
  title: 'Join the waitlist, in your own time',
  lead:
    'The app is not out yet. The waitlist is for people who would like to try it one day. ' +
    'Nothing is sold here.',
  points: [
    {
      title: 'Who runs the form',
      text:
        'An outside service runs it, not this site. When the form loads, that service sees ' +
        'your internet address and browser, and may set cookies. Its own privacy rules apply.',
    },
    {
      title: 'What it asks',
      text:
        'The form itself shows you what it asks. Share what you are happy to share, and no more. ' +
        'You can stop before you send it.',
    },
    {
      title: 'What happens next',
      text:
        `What you send goes from the service to the team behind ${PRODUCT_NAME}. ` +
        'It is no promise of a place, a date or a price, and it does not tie you to buy.',
    },
  ],
  privacyNote: {
    text:
      'Joining can hint that you have tinnitus, and some laws count that as health data. ' +
      'It is yours to share or to keep.',
    linkLabel: 'Read the privacy policy',
  },
  openFormLabel: OPEN_FORM_LABEL,
  frameTitle: `${PRODUCT_NAME} waitlist form`,
  loadingText: 'The form is on its way…',
  /** The line by the frame; each says only what is known of the form. */
  status: {
    waiting: IF_NOT_SHOWN,
    alive: IF_NOT_SHOWN,
    slow: `The form seems slow or blocked here. Please use the link “${OPEN_FORM_LABEL}”.`,
    submitted:
      'The form reports that your details were sent to our team. ' + 'No more is needed from you.',
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
  writtenRoute: {
    title: 'Would you rather write?',
    text:
      'You can join with no phone call: this form is the written way. ' +
      'If you do book a call, please ask for what you need, such as captions or a text chat.',
  },
} as const
