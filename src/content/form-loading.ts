/**
 * When the form loads, and on which legal basis, for the privacy policy: a text in Markdown for
 * each WAITLIST_FORM_LOADING. The law sees joint controllers only where our page embeds the form
 * (CJEU C-40/17, Fashion ID), so not with `link`.
 */
export const formPolicy = {
  near: 'The form sits in a frame on our home page. It loads by itself as you come near the [waitlist section](/#waitlist), before we ask you, or when you open it in a new tab. With scripts turned off, it loads only in that tab. Legal basis: our legitimate interest in letting you join with ease. You can object to that: see [your rights](#your-rights). For this step, the law may see the form provider and us as ‘joint controllers’, which means that we share the duty for it.',
  click:
    'The form loads only when you press its button in the [waitlist section](/#waitlist) of our home page, or when you open it in a new tab. Until then, the form provider gets nothing from you. Legal basis: you asked for the form. For this step, the law may see the form provider and us as ‘joint controllers’, which means that we share the duty for it.',
  link: 'The form opens on a page of its own, and only when you follow a link to it. Until then, the form provider gets nothing from you. Legal basis: you asked for the form.',
} as const

/** When the form loads: as a visitor comes near it, on a click, or only on a page of its own. */
export type FormLoading = keyof typeof formPolicy

const howItOpens = {
  near: 'It loads as you come near it, sees your internet address and may set cookies.',
  click:
    'It gets nothing from you until you press the button; then it sees your internet address and may set cookies.',
  link: 'It opens on its own page, sees your internet address there and may set cookies.',
} as const satisfies Record<FormLoading, string>

/**
 * The two sentences above the form.
 * @param provider the name of the form's provider, if the owner has set it
 */
export function formNotice(loadsOn: FormLoading, provider?: string): string {
  const who = provider
    ? `${provider}, an outside service, runs the form.`
    : 'An outside service runs this form.'
  return `${who} ${howItOpens[loadsOn]}`
}
