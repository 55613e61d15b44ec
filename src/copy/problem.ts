/**
 * The title is verbatim from the specification. The qualifier belongs directly beneath it, at body
 * size: without it, the title is untrue and could keep people from seeking care.
 */
export const problem = {
  title: 'We Get It. Nothing Has Worked.',
  qualifier:
    'If it feels that way, you are not alone. Tinnitus is common: ' +
    'about 1 in 4 people aged 65 or over have it. There is no cure, but there is help. ' +
    'If you have not seen a doctor about it, please start there.',
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
        'Sometimes a doctor finds a cause that can be removed, such as earwax.',
      help: {
        text: 'But no cure does not mean no help:',
        linkLabel: 'some of it you can try tonight',
        href: '#how-soon',
      },
    },
    {
      id: 'quality-of-life',
      title: 'Quality of life affected',
      text: 'Sleep, work, mood, dinner in a noisy room: tinnitus can get into all of them.',
      help: {
        text: 'If it feels unbearable tonight,',
        linkLabel: 'help is there at any hour',
        href: '/medical-disclaimer#when-to-get-help',
      },
    },
  ],
} as const
