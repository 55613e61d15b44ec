import { RESIDUAL_INHIBITION_LIMIT, SETUP_TIME_LIMIT } from './disclaimers.ts'
import { PRODUCT_NAME } from './site-facts.ts'

export interface FaqItem {
  /** The question's anchor on the page. */
  id: string
  question: string
  /** Markdown: paragraphs, lists and links. */
  answer: string
}

const paragraphs = (...blocks: string[]) => blocks.join('\n\n')

const list = (...points: string[]) => points.map((point) => `- ${point}`).join('\n')

/**
 * The specification's ten questions, in its order; more may follow. Papers cited here are independent of the
 * app, and each is marked so where it is named.
 */
export const faq: { title: string; hint: string; items: FaqItem[] } = {
  title: 'FAQ: fair questions, plain answers',
  hint: 'Choose a question to read its answer.',
  items: [
    {
      id: 'how-masking-works',
      question: 'How does personalized masking work?',
      answer: paragraphs(
        'Masking means covering one sound with another. The app cannot hear your tinnitus, ' +
          'so your ears do the work. You play test sounds and pick the one that comes closest.',
        'From your choices, the app is designed to make a soft sound near your pitch. ' +
          'While it plays, it is meant to cover your tinnitus or make it less noticeable.',
        'A match by ear only comes close. It may change from day to day. ' +
          'And it may not suit a hiss, or a mix of tones.',
      ),
    },
    {
      id: 'residual-inhibition',
      question: 'What is residual inhibition?',
      answer: paragraphs(
        'It means tinnitus is quieter, or gone, for a while after a sound stops. ' +
          '[A 2008 lab paper](https://pmc.ncbi.nlm.nih.gov/articles/PMC2580805) ' +
          '(not about this app) calls tens of seconds typical, and minutes not rare. ' +
          'A few people have much longer, and some notice nothing.',
        'In lab studies it took a sound louder than the tinnitus. We do not ask that of anyone.',
        `Our design goal is 30+ minutes. ${RESIDUAL_INHIBITION_LIMIT}`,
        'Please never turn the sound up to get more. Loud sound can harm your hearing. ' +
          'It can also make tinnitus seem louder.',
      ),
    },
    {
      id: 'other-sound-apps',
      question: 'Why might other sound apps not have suited me?',
      answer: paragraphs(
        'Many apps play the same sounds to everyone. ' +
          'Those sounds may not fit your hearing, or the pitch you hear. ' +
          'Some apps say little about safe volume.',
        'Still, plain sounds suit many people, and they can be free. ' +
          'If you have found one you like, keep it.',
        'Research is thin. ' +
          '[A 2018 Cochrane review](https://doi.org/10.1002/14651858.CD013094.pub2) ' +
          '(not about this app) looked at maskers and hearing aids. ' +
          'It found no evidence that they beat waiting, a dummy device or advice alone.',
        'That does not prove they do nothing. ' +
          'But we cannot claim that a matched sound is better.',
      ),
    },
    {
      id: 'how-soon',
      question: 'How soon might I notice a change?',
      answer: paragraphs(
        `Our design goal for setup is about 2 minutes. ${SETUP_TIME_LIMIT}`,
        'Masking, if it suits you, lasts while you listen. ' +
          'Habituation is slower: the brain comes to notice a sound less. ' +
          'That takes months, and the sound itself usually stays.',
        'Some people notice no change at all, and we cannot promise you one. ' +
          'If tinnitus is hard to live with, please don’t wait for an app. ' +
          'A doctor or a hearing specialist can talk through what is open to you now.',
      ),
    },
    {
      id: 'hearing-safety',
      question: 'What about volume and hearing safety?',
      answer: paragraphs(
        'Start at the lowest level. Keep the sound no louder than your tinnitus, and low ' +
          'enough to hear speech. Take breaks, and turn it off to drive or to hear an alarm.',
        'For adults, the World Health Organization suggests no more than ' +
          '40 hours a week at 80 decibels (dBA). For sensitive listeners it is 75. ' +
          'At night, stay far below that.',
        'A volume limiter is planned. It can cap what the app puts out, but not how loud your ' +
          'headphones make it. So it is no guarantee.',
        'Stop if you notice pain, dizziness, muffled hearing or louder tinnitus. ' +
          'If everyday sounds hurt, see a specialist first.',
      ),
    },
    {
      id: 'seniors',
      question: 'Is it suitable for seniors?',
      answer: paragraphs(
        'It is planned with older adults in mind, and it may suit you. Please ask a hearing ' +
          'specialist first if you wear hearing aids, or if everyday sounds hurt.',
        'A hearing test first is wise. Hearing loss can hide high tones, ' +
          'and then it is easy to turn the sound up too far.',
        '[A 2022 review](https://doi.org/10.1001/jamaneurol.2022.2189) (not about this app) ' +
          'puts tinnitus at about 1 in 4 people aged 65 or over. ' +
          'Studies differ, and most people are not badly affected.',
      ),
    },
    {
      id: 'medical-treatment',
      question: 'Is this a medical treatment?',
      answer: paragraphs(
        `No. ${PRODUCT_NAME} is planned as a wellness app and has not been medically evaluated. ` +
          'There is no cure for tinnitus.',
        'It does not replace care. ' +
          '[UK guidelines](https://www.nice.org.uk/guidance/ng155/chapter/Recommendations) ' +
          '(not about this app) advise CBT, a talking method, for distress, ' +
          'and hearing aids for hearing loss.',
        list(
          'Emergency care now: sudden hearing loss, facial weakness, spinning dizziness, ' +
            'a head injury or signs of a stroke.',
          'Emergency number or crisis line now (988 in the US): thoughts of self-harm.',
          'Doctor the same day: a new, pulse-like sound. At once if sudden.',
          'See a doctor: tinnitus in one ear, a pulse that stays, getting worse, ' +
            'or hurting sleep or mood.',
        ),
        '[See all the signs](/medical-disclaimer#when-to-get-help).',
      ),
    },
    {
      id: 'cost',
      question: 'What will it cost?',
      answer: paragraphs(
        'We plan a free version and a paid one, with no prices set yet. ' +
          'The free version will cost nothing. You will see any price before you pay.',
        'Nothing is sold on this site. The waitlist is meant to be free, with no card. ' +
          'If a form ever asks you for card details, please close it.',
        'Joining does not tie you to buy, and it does not fix a price for later.',
      ),
    },
    {
      id: 'devices',
      question: 'Which devices will it work on?',
      answer: paragraphs(
        'We plan to start with iOS (for iPhone) and Android. A web version is planned for later. ' +
          'There are no dates yet, and plans may change.',
        'You should not need special gear. We are designing for the headphones or the speaker ' +
          'you own. At night, a speaker by the bed is often more comfortable.',
        'For now there is nothing to download.',
      ),
    },
    {
      id: 'data',
      question: 'What happens to my data?',
      answer: paragraphs(
        'This site has no accounts, sets no cookies and keeps no data of its own. ' +
          'The firm that hosts it may keep visit logs. ' +
          'The waitlist form belongs to an outside service with its own rules.',
        'For the app, we plan encryption: it scrambles data so others cannot easily read it. ' +
          'No system is perfectly secure.',
        'We plan to follow two privacy laws: GDPR in Europe and CCPA in California. ' +
          'That means asking your consent to use tinnitus data. ' +
          'It also means you can ask to see it or have it deleted.',
        'Our [privacy policy](/privacy-policy) says more.',
      ),
    },
  ],
}
