/**
 * The title stands as specified. The qualifier belongs directly beneath it, at body
 * size: without it the title is untrue and could keep people from care.
 */
export const problem = {
  title: 'We Get It. Nothing Has Worked.',
  qualifier:
    'If it feels that way, you are not alone: about 1 in 4 people aged 65 or over have tinnitus. ' +
    'There is no cure, but support such as hearing care and CBT, a talking method, ' +
    'helps many people. Please talk to a health professional first.',
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
        'Be wary of anyone who sells a cure. But no cure does not mean no help. ' +
        'Sometimes a doctor finds a cause that can be dealt with, such as earwax.',
    },
    {
      id: 'quality-of-life',
      title: 'Quality of life affected',
      text:
        'Sleep, work, mood, dinner in a noisy room: tinnitus can get into all of them. ' +
        'If it hurts your sleep or mood, please see a doctor. ' +
        'You do not have to sort it out alone.',
    },
  ],
} as const
