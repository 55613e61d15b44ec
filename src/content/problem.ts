/**
 * The title is verbatim from the specification. The qualifier belongs directly beneath it, at body
 * size: without it, the title is untrue and could keep people from seeking care.
 */
export const problem = {
  title: 'We Get It. Nothing Has Worked.',
  qualifier:
    'If it feels that way, you are not alone: about 1 in 7 adults have tinnitus, and with time ' +
    'many notice it less. If yours is new, it may ease by itself. Please see a doctor about it, ' +
    'and get help at once if your hearing drops suddenly.',
  cards: [
    {
      id: 'desperate-for-relief',
      title: 'Desperate for relief',
      text:
        'It is late, and the sound is still there. Quiet makes it easier to notice. ' +
        'Wanting it to stop is human.',
    },
    {
      id: 'no-cure',
      title: 'Nothing cures tinnitus',
      text:
        'Be wary of anyone who sells a cure. ' +
        'Still, a doctor may find a cause, such as earwax.',
      help: {
        text: 'And tonight',
        linkLabel: 'you can try soft rain or a fan',
        href: '#tonight',
      },
    },
    {
      id: 'quality-of-life',
      title: 'Quality of life affected',
      text: 'Sleep, work, mood, dinner in a noisy room: tinnitus can get into all of them.',
      help: {
        text: 'If it feels unbearable tonight,',
        linkLabel: 'a helpline will answer at any hour',
        href: '/medical-disclaimer#when-to-get-help',
      },
    },
  ],
} as const
