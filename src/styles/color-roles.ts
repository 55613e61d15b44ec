interface ColorRoles {
  /** It may lie behind words and shapes. */
  isGround?: true
  /** The grounds that a see-through ground may lie on. */
  through?: readonly string[]
  /** The grounds on which words may have it: 7:1 or more. */
  wordsOn?: readonly string[]
  /** The grounds on which edges of controls, rings and shapes that tell something may have it: 3:1. */
  shapesOn?: readonly string[]
  /** It may draw what a page can do without: a hairline between parts, the quiet line. */
  isDecoration?: true
}

const PAGE = ['ground', 'ground-deep', 'surface'] as const
const PAGE_AND_WASH = [...PAGE, 'action-wash'] as const

/**
 * What each color purpose of `tokens.css` may be used for, and on which grounds. The tests hold the
 * contrast of every pair named here, and hold the style sheets to these uses.
 */
export const colorRoles: Readonly<Record<string, ColorRoles>> = {
  ground: { isGround: true },
  'ground-deep': { isGround: true },
  surface: { isGround: true },
  'action-wash': { isGround: true },
  'accent-wash': { isGround: true },
  // What the hill covers is meant to fade; what tells the hill is its edge, drawn in `action`.
  hill: { isGround: true, through: ['ground', 'surface', 'accent-wash'] },
  text: { wordsOn: PAGE_AND_WASH, shapesOn: PAGE },
  'text-quiet': { wordsOn: PAGE, shapesOn: PAGE },
  action: { isGround: true, wordsOn: PAGE_AND_WASH, shapesOn: [...PAGE_AND_WASH, 'hill'] },
  'action-strong': { isGround: true, wordsOn: PAGE_AND_WASH, shapesOn: PAGE },
  'action-text': { wordsOn: ['action', 'action-strong'] },
  visited: { wordsOn: PAGE_AND_WASH },
  accent: { shapesOn: [...PAGE, 'accent-wash'] },
  line: { isDecoration: true },
  'line-strong': { isDecoration: true },
  'control-edge': { shapesOn: PAGE_AND_WASH },
  focus: { shapesOn: PAGE_AND_WASH },
}
