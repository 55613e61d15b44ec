import type { Form } from '../../settings/providers.ts'
import { providerName } from '../copy/waitlist.ts'
import type { Phrase } from './phrase.ts'

/** All that the legal texts need to know about the form. */
export type FormFacts = Pick<Form, 'provider' | 'kind'>

const AS_YOU_ASKED = 'The form loads because you asked for it.'
const WAITLIST_SECTION = { text: 'waitlist section', url: '/#waitlist' }

const BY_KIND = {
  near: {
    formIsShown: 'It sits in a frame on our home page.',
    formLoads: [
      'The form loads by itself as you scroll towards the ',
      WAITLIST_SECTION,
      ', before you choose anything. It also loads when you choose to join, ' +
        'and when you open it in a new tab.',
    ],
    formGround: [
      'Our ground for loading the form is our legitimate interest in letting you join with ease. ' +
        'You can object to that. See ',
      { text: 'your rights', url: '#your-rights' },
      '.',
    ],
    formAvoided:
      'The form does not load on our other pages. With scripts turned off, it does not load in ' +
      'the page at all: a plain link opens it in a new tab, when you choose to.',
  },
  click: {
    formIsShown: 'It can show in a frame on our home page.',
    formLoads: [
      'The form loads only when you press its button in the ',
      WAITLIST_SECTION,
      ', or when you open it in a new tab.',
    ],
    formGround: AS_YOU_ASKED,
    formAvoided: 'To avoid this contact, leave that button and the links to the form alone.',
  },
  link: {
    formIsShown: 'It opens in a tab of its own.',
    formLoads: 'The form loads only when you follow a link to it.',
    formGround: AS_YOU_ASKED,
    formAvoided: 'To avoid this contact, leave the links to the form alone.',
  },
} satisfies Record<FormFacts['kind'], Record<string, Phrase>>

/** The text behind each token of the legal pages that rests on the form's settings. */
export function formSentences({ provider, kind }: FormFacts): Record<string, Phrase> {
  const name = providerName(provider)
  return {
    formProvider: name
      ? `The waitlist form is run by ${name}, another company. Here we call it the form provider.`
      : 'The waitlist form is run by another company. Here we call it the form provider. ' +
        'Please ask us if you would like to know its name.',
    ...BY_KIND[kind],
  }
}
