/**
 * The title stands as specified. The qualifier belongs directly beneath it, at body
 * size: without it the title is untrue and could keep people from care.
 */
export const problem = {
  title: 'We Get It. Nothing Has Worked.',
  qualifier:
    'If it feels that way, you are not alone. There is no cure, but support such as hearing ' +
    'care and CBT, a talking method, helps many people. ' +
    'Please talk to a health professional first.',
  cards: [
    {
      id: 'desperate-for-relief',
      title: 'Desperate for relief',
      text:
        'It is late, and the sound is still there. Perhaps you have tried one thing, ' +
        'then the next. Wanting it to stop is human.',
    },
    {
      id: 'no-cure',
      title: 'Nothing cures tinnitus',
      text:
        'That is hard to read, so we would rather say it plainly. ' +
        'Be wary of anyone who sells a cure. But no cure does not mean no help.',
    },
    {
      id: 'quality-of-life',
      title: 'Quality of life affected',
      text:
        'Sleep, work, mood, a talk in a busy room: tinnitus can get into all of them. ' +
        'Most people with it are not badly affected, but some are. ' +
        'If it hurts your sleep or mood, please see a doctor.',
    },
  ],
} as const
