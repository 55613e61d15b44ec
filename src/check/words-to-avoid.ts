type WordsToAvoid = readonly (readonly [words: RegExp, instead: string])[]

/** Words that no page may use (docs/requirements.md), and what to use instead. */
const NEVER: WordsToAvoid = [
  [/\b(?:proven|evidence[- ]based|breakthroughs?)\b/gi, 'not clinically tested'],
  [/\b(?:doctor|expert)s?[- ]recommend|\brecommended by\b/gi, 'not clinically tested'],
  [/\b(?:therap\w+|patients?)\b/gi, 'sound, listening, people with tinnitus'],
  [/\b(?:slee?p\w* better|better sleep)\b/gi, 'made for bedtime'],
  [/\b(?:safe for|100 ?%)/gi, 'with a planned volume limit'],
  [/\b(?:compliant|compliance|certif\w+)/gi, 'we plan to follow'],
  [/\b(?:elderly|pensioners?|seniors?)\b/gi, 'older adults'],
  [/\b(?:tortur\w+|nightmares?|crazy|live with it)\b/gi, 'say how to get support'],
  [/\b(?:hurry|last chance|limited (?:time|places|spots)|act now)\b/gi, 'leave it out'],
  [/\bresults (?:may )?vary\b/gi, 'leave it out'],
  [/\bup to 30\b/gi, 'the sentence about 30+ minutes'],
]

/** Legal texts may use these: "technical measures", "loss suffered", "treat as confidential". */
const UNLESS_LEGAL: WordsToAvoid = [
  [
    /\b(?:cur(?:e[sd]?|ing|able|ative)|(?:treat|heal)(?:s|ed|ing|ers?|ments?|able)?|eliminat\w+|silenc\w+)\b/gi,
    'designed to make tinnitus less noticeable while you listen',
  ],
  [/\b(?:relief|reliev\w+)\b/gi, 'comfort, a break'],
  [/\bprov(?:e[sd]?|ing)\b/gi, 'not clinically tested'],
  [/\b(?:diagnos\w+|measur\w+|detect\w*)\b/gi, 'helps you describe the pitch you hear'],
  [/\bsuffer\w*/gi, 'people with tinnitus'],
  [/\brestor\w+/gi, 'made for bedtime'],
  [/\b(?:safely|guarantee\w*|prevent\w*)/gi, 'with a planned volume limit'],
  [/\b(?:the only|best|unlike|leading|better than)\b/gi, 'what the feature does'],
  [/\binstant\w*/gi, 'leave it out'],
  [/\b(?:placeholder|undefined|null)\b/gi, 'a finished text'],
]

/** Words that docs/requirements.md fixes, denials, care by others, and legal phrases. */
const ALLOWED =
  `Desperate for relief | Nothing cures tinnitus | Better Sleep | Is it suitable for seniors?
  How personalized sound therapy helps you | Is this a medical treatment? | Not a test or treatment
  hearing care or a talking therapy (CBT) | Not a medical treatment | There is no proven cure
  not meant to diagnose, treat, cure or prevent | not a cure | no cure | anyone who sells a cure
  does not make you our patient | no doctor–patient relationship | Keep any treatment
  There is no hurry | behavioral therapy (CBT), a talking therapy
  compliance with a legal obligation | up to 30 days`.split(/\s*[|\n]\s*/)

// Not the policy's "tinnitus frequency data".
const IS_ON_HEALTH = /\b(?:tinnitus|hearing|ringing|sleep|symptoms?)\b(?! (?:frequency )?data)/i
/** Just before a word that says what the app does or is. */
const THE_APP = /\b(?:app|product) (?:\w+ ){0,2}$/i

const matchesOf = (sentence: string, list: WordsToAvoid) =>
  list.flatMap(([words, instead]) =>
    [...sentence.matchAll(words)].map((match) => ({
      found: match[0],
      instead,
      before: sentence.slice(0, match.index),
    })),
  )

/**
 * The words to avoid in a text, each with what to use instead.
 * @param mayUseLegalWords whether the text is in the privacy policy or the terms, where ordinary
 *   legal words are to be avoided only in sentences on health, or on what the app does or is
 * @param productName which may stand for the app
 */
export function wordsToAvoidIn(
  text: string,
  mayUseLegalWords: boolean,
  productName: string,
): { found: string; instead: string }[] {
  const rest = ALLOWED.reduce((left, allowed) => left.replaceAll(allowed, '…'), text)
  const isOnTheApp = (before: string) => THE_APP.test(before.replaceAll(productName, 'app'))
  return rest
    .split(/(?<=[.!?]) /)
    .flatMap((sentence) => [
      ...matchesOf(sentence, NEVER),
      ...matchesOf(sentence, UNLESS_LEGAL).filter(
        ({ before }) => !mayUseLegalWords || IS_ON_HEALTH.test(sentence) || isOnTheApp(before),
      ),
    ])
}
