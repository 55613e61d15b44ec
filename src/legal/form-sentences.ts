import { type Booking, type Form, findCompany, OWN_SERVER } from '../services/providers.ts'
import type { Phrase } from './phrase.ts'

/** The form settings that the texts depend on. */
export type FormSettings = Pick<Form, 'provider' | 'loading'>

/** The booking page settings that the texts depend on. */
export type BookingSettings = Pick<Booking, 'provider'>

const AS_YOU_ASKED = 'The form loads because you asked for it.'
const WAITLIST_SECTION = { text: 'waitlist section', url: '/#waitlist' }
const CONSENT =
  'we would ask for your consent first, unless you asked for something that needs the data.'
const OPENS_IN_TAB = 'If the form does not load, you can open it in a new tab.'

const BY_LOADING = {
  near: {
    formIsShown: 'It sits in a frame on our home page.',
    formLoads: [
      'The form loads by itself as you come near the ',
      WAITLIST_SECTION,
      ', before we ask you. It also loads when you choose to join, ' +
        'and when you open it in a new tab.',
    ],
    formBasis: [
      'Legal basis: our legitimate interest in letting you join with ease. ' +
        'You can object to that. See ',
      { text: 'your rights', url: '#your-rights' },
      '.',
    ],
    formAvoided:
      'The form does not load on our other pages. With scripts turned off, it does not load here ' +
      'either: a plain link opens it in a new tab.',
    formFallback: OPENS_IN_TAB,
    healthConsent: `The form loads as you come near it, before we ask you. For everything else here, except server logs, ${CONSENT}`,
  },
  click: {
    formIsShown: 'It can show in a frame on our home page.',
    formLoads: [
      'The form loads only when you press its button in the ',
      WAITLIST_SECTION,
      ', or when you open it in a new tab.',
    ],
    formBasis: AS_YOU_ASKED,
    formAvoided: 'To avoid this contact, leave that button and the links to the form alone.',
    formFallback: OPENS_IN_TAB,
    healthConsent: `Except for server logs, ${CONSENT}`,
  },
  never: {
    formIsShown: 'It opens in a tab of its own.',
    formLoads: 'The form loads only when you follow a link to it.',
    formBasis: AS_YOU_ASKED,
    formAvoided: 'To avoid this contact, leave the links to the form alone.',
    formFallback: '',
    healthConsent: `Except for server logs, ${CONSENT}`,
  },
} satisfies Record<FormSettings['loading'], Record<string, Phrase>>

/** Sentences that depend on who runs the form. Only a named provider is called another company. */
function operatorSentences(provider?: string) {
  if (provider === OWN_SERVER) {
    return {
      formProvider:
        'We run the waitlist form on our own server. ' +
        'Where this policy speaks of the form provider, it means us.',
      formPolicy: 'This policy covers that as well.',
      formController: 'We alone are the controller for this.',
      formRules:
        'The waitlist form runs on our own server, which keeps what you send and may set cookies.',
      formKeepsAnswers: 'We keep your answers on our own server.',
      formProviderAnd: '',
      andFormOnceLoaded: '',
      outsideServices: 'The booking page belongs to another company.',
      otherTracking: 'The booking provider may collect data about your visits',
    }
  }
  const shared =
    'the law may see that company and us as ‘joint controllers’, which means that we share the ' +
    'duty for it. That company is the controller for anything it does for its own ends.'
  const outside = {
    formKeepsAnswers: 'The form provider stores your answers for us.',
    formProviderAnd: 'the form provider and ',
    andFormOnceLoaded: ', and the form provider once the form loads',
    otherTracking: 'The form and booking providers may collect data about your visits',
  }
  if (!provider) {
    return {
      formProvider:
        'This policy calls whoever runs the waitlist form the form provider. ' +
        'Please ask us if you would like to know its name.',
      formPolicy: 'The form provider has its own rules for that.',
      formController: `If another company runs the form, ${shared}`,
      formRules: 'The waitlist form has its own rules, and may set cookies.',
      outsideServices:
        'The booking page belongs to another company, and the waitlist form may do so too.',
      ...outside,
    }
  }
  return {
    formProvider:
      `The waitlist form runs on ${provider}, a service of another company. ` +
      'Here we call that company the form provider.',
    formPolicy: policySentence(provider),
    formController: `For this first step, ${shared}`,
    formRules:
      'The waitlist form belongs to an outside service, which may set cookies and has its own rules.',
    outsideServices: 'The waitlist form and the booking page belong to other companies.',
    ...outside,
  }
}

function policySentence(provider?: string): Phrase {
  const url = findCompany(provider)?.privacyPolicy
  return url
    ? ['The ', { text: `privacy policy of ${provider}`, url }, ' says how it handles data.']
    : 'Its own privacy policy and cookie rules apply.'
}

/** Texts of the tokens that depend on the form's settings. */
export function formSentences({ provider, loading }: FormSettings): Record<string, Phrase> {
  const { otherTracking, formController, ...sentences } = operatorSentences(provider)
  return {
    ...sentences,
    // Joint controllers: only where our page embeds the form (CJEU C-40/17, Fashion ID).
    formController: loading === 'never' ? '' : formController,
    otherTracking: `${otherTracking} over time and on other sites. We do not control that.`,
    ...BY_LOADING[loading],
  }
}

/** The notice above the form. Names no outside company unless one is known. */
export function formNotice({ provider, loading }: FormSettings): string {
  const isNear = loading === 'near'
  if (provider === OWN_SERVER)
    return `We run this form on our own server. It ${isNear ? 'loads by itself, and ' : ''}may set cookies.`
  const seen = 'sees your internet address, and may set cookies.'
  if (provider) {
    const opening = isNear ? 'It loads by itself, then' : 'Once you open it, it'
    return `${provider}, an outside service, runs this form. ${opening} ${seen}`
  }
  return isNear
    ? `This form loads by itself. Whoever runs it then ${seen}`
    : `Once you open this form, whoever runs it ${seen}`
}

/** Texts of the tokens that depend on the booking page. */
export function bookingSentences({ provider }: BookingSettings): Record<string, Phrase> {
  const page = provider
    ? `${provider}, a service of another company`
    : 'another company’s booking page'
  return {
    bookingProvider: `‘Book a Call’ is a link to ${page}. Here we call that company the booking provider.`,
    bookingPolicy: policySentence(provider),
  }
}
