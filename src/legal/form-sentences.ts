/** Where visitors meet the form: framed as it comes near, framed by choice, or by a link alone. */
export type FormPlace = 'near' | 'click' | 'link'

interface FormSentences {
  formIsShown: string
  formLoads: string
  formGround: string
  formAvoided: string
}

const AS_YOU_ASKED = 'The form loads because you asked for it.'

/** What the privacy policy says of the form, for each way that the owner can show it. */
export const formSentences: Record<FormPlace, FormSentences> = {
  near: {
    formIsShown: 'It sits in a frame on our home page.',
    formLoads:
      'The form loads when you come near it in the [waitlist section](/#waitlist), ' +
      'when you choose to join, or when you open it in a new tab.',
    formGround:
      'Our ground for loading the form is our legitimate interest in letting you join with ease.',
    formAvoided:
      'To avoid this contact, stay away from the waitlist section. The form does not load on ' +
      'the other pages. With scripts turned off, it does not load at all, and you see a plain link.',
  },
  click: {
    formIsShown: 'It can show in a frame on our home page.',
    formLoads:
      'The form loads only when you press its button in the [waitlist section](/#waitlist), ' +
      'or when you open it in a new tab.',
    formGround: AS_YOU_ASKED,
    formAvoided: 'To avoid this contact, leave that button and the links to the form alone.',
  },
  link: {
    formIsShown: 'It opens in a tab of its own.',
    formLoads: 'The form loads only when you follow a link to it.',
    formGround: AS_YOU_ASKED,
    formAvoided: 'To avoid this contact, leave the links to the form alone.',
  },
}
