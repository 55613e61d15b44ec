/**
 * The title is verbatim (docs/requirements.md). What follows belongs directly beneath it, at body size:
 * without it, the title is untrue and could keep people from seeking care.
 */
export const problem = {
  title: 'We Get It. Nothing Has Worked.',
  subtitle:
    'If it feels as if nothing has worked, you are not alone: about 1\u00A0in\u00A07 adults have tinnitus, and with time many notice\u00A0it\u00A0less.',
  newToYou: {
    question: 'New to you?',
    text: 'It may ease by itself. Give your ears a rest from loud sound, see a doctor about it, and get help at once if your hearing drops suddenly.',
    more: { label: 'Other urgent signs', href: '/medical-disclaimer#when-to-get-help' },
  },
  cards: {
    desperateForRelief: {
      title: 'Desperate for relief',
      text: 'It is late, and the sound is still there. Quiet makes it easier to notice. Wanting it to stop is human.',
    },
    noCure: {
      title: 'Nothing cures tinnitus',
      text: 'Be wary of anyone who sells a cure. Still, a doctor may find a cause, such as earwax, and hearing care or a talking therapy (CBT) helps many people. Tonight, you could try soft rain or a fan, softer than your tinnitus. It does not have to cover it.',
    },
    qualityOfLifeAffected: {
      title: 'Quality of life affected',
      text: 'Sleep, work, mood, dinner in a noisy room: tinnitus can get into them all.',
    },
  },
} as const

/** The helplines that the third card names, a line each: the same numbers as in the medical disclaimer. */
export const helplines = {
  introduction: 'If it feels unbearable tonight, someone will answer.',
  lines: [
    'Call or text {us} in the US and Canada (US veterans: call, then\u00A0press\u00A01),',
    'or call {uk} in the UK and\u00A0Ireland. {more}',
  ],
  links: {
    us: { label: '988', href: 'tel:988' },
    uk: { label: '116 123', href: 'tel:116123' },
    more: { label: 'More numbers', href: '/medical-disclaimer#when-to-get-help' },
  },
} as const
