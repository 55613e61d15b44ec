const MASKING = 'designed to make tinnitus less noticeable while you listen'

/** Words that no text on health may use (docs/requirements.md), and what to use instead. */
export const WORDS_TO_AVOID: readonly [words: RegExp, use: string][] = [
  [/\b(?:cur(?:e[sd]?|ing)|treat(?:s|ed|ing|ments?)?|heal(?:s|ed|ing)?)\b/i, MASKING],
  [/\b(?:eliminat\w+|silenc(?:es?|ed|ing))\b/i, MASKING],
  [/\b(?:relief|reliev\w+)\b/i, 'comfort, a break'],
  [/\b(?:proven|evidence-based|breakthrough)\b/i, 'not clinically tested'],
  [/\b(?:doctor|expert)s? recommend|\brecommended by\b/i, 'not clinically tested'],
  [/\b(?:diagnos\w+|measur\w+|detect\w*)\b/i, 'helps you describe the pitch you hear'],
  [/\b(?:therap\w+|patients?|sufferers?|suffers?)\b/i, 'sound, listening, people with tinnitus'],
  [/\b(?:sleep better|better sleep|restor(?:e|es|ed|ing))\b/i, 'made for bedtime'],
  [/\b(?:safe for|safely|100 ?%|guarantee\w*|prevents?)\b/i, 'with a planned volume limit'],
  [/\b(?:the only|best|unlike|leading|better than)\b/i, 'what the feature does'],
  [/\b(?:compliant|compliance|certified)\b/i, 'we plan to follow'],
  [/\b(?:elderly|pensioners?|seniors?)\b/i, 'older adults'],
  [/\b(?:tortur\w+|nightmare|crazy|live with it)\b/i, 'say how to get support'],
  [/\b(?:hurry|last chance|limited (?:time|places|spots)|instant\w*|act now)\b/i, 'nothing'],
  [/\bresults (?:may )?vary\b/i, 'nothing'],
  [/\bup to 30\b/i, 'the mandated sentence about 30+ minutes'],
  [/\[|\bTODO\b|\bTBD\b|\blorem\b|\bplaceholder\b|undefined/i, 'a finished text'],
]
