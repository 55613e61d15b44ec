import type { CSSProperties, ReactNode } from 'react'
import { createElement } from 'react'
import { MARK_PATH, MARK_SIZE } from '../../src/chrome/mark.ts'
import { PRODUCT_NAME } from '../../src/copy/site-facts.ts'
import {
  QUIET_LINE_HEIGHT,
  QUIET_LINE_WIDTH,
  quietLinePaths,
} from '../../src/ui/quiet-line-path.ts'
import type { ColorOf } from '../colors/read-colors.ts'
import { CARD_HEIGHT, CARD_WIDTH } from './cards.ts'

const MARGIN = 80
const LINE_SIZE = 164
const LINE_MIDDLE = 538
/** A little wider than the card, because the trace's last step ends before its box does. */
const LINE_WIDTH = CARD_WIDTH + 4
/** What the words may take: the rest, below, is the line's. */
const WORDS_SIZE = 446

/** satori lays out flex boxes alone, so every part is one. */
function box(style: CSSProperties, ...children: ReactNode[]) {
  return createElement('div', { style: { display: 'flex', ...style } }, ...children)
}

function mark(color: string) {
  const size = 64
  const line = { fill: 'none', stroke: color, strokeWidth: 2.75 }
  const ends = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const
  return createElement(
    'svg',
    { width: size, height: size, viewBox: `0 0 ${MARK_SIZE} ${MARK_SIZE}` },
    createElement('path', { d: MARK_PATH, ...line, ...ends }),
  )
}

/** From the accent, where the sound is loud, to the calm color of edges, where it rests. */
function quietLine(colorOf: ColorOf) {
  const stops = [
    ['0', 'accent'],
    ['0.3', 'accent'],
    ['0.62', 'action'],
    ['1', 'action'],
  ] as const
  const gradient = createElement(
    'linearGradient',
    { id: 'rest', x1: 0, y1: 0, x2: QUIET_LINE_WIDTH, y2: 0, gradientUnits: 'userSpaceOnUse' },
    ...stops.map(([offset, purpose]) =>
      createElement('stop', { key: offset, offset, stopColor: colorOf(purpose) }),
    ),
  )
  const paths = quietLinePaths('tense').map((d) =>
    createElement('path', { key: d, d, fill: 'none', stroke: 'url(#rest)', strokeWidth: 2.5 }),
  )
  const viewBox = `0 0 ${QUIET_LINE_WIDTH} ${QUIET_LINE_HEIGHT}`
  return createElement(
    'svg',
    { width: LINE_WIDTH, height: LINE_SIZE, viewBox, preserveAspectRatio: 'none' },
    gradient,
    ...paths,
  )
}

/** A page's card as satori takes it: name, title, the quiet line; a line beneath where given. */
export function cardLayout(words: { title: string; line?: string }, colorOf: ColorOf): ReactNode {
  const name = box(
    { alignItems: 'center', gap: 16, fontSize: 44, fontWeight: 700, letterSpacing: -0.9 },
    mark(colorOf('action')),
    PRODUCT_NAME,
  )
  const title = box(
    { fontSize: 106, fontWeight: 700, letterSpacing: -2.6, lineHeight: 1.04, textWrap: 'balance' },
    words.title,
  )
  const line =
    words.line && box({ marginTop: 22, color: colorOf('text-quiet'), fontSize: 35 }, words.line)
  const middle = { flexDirection: 'column', flexGrow: 1, justifyContent: 'center' } as const
  return box(
    {
      width: CARD_WIDTH,
      height: CARD_HEIGHT,
      background: colorOf('ground'),
      color: colorOf('text'),
      fontFamily: 'Atkinson Hyperlegible Next',
    },
    box({ position: 'absolute', left: 0, top: LINE_MIDDLE - LINE_SIZE / 2 }, quietLine(colorOf)),
    box(
      { flexDirection: 'column', height: WORDS_SIZE, width: '100%', padding: `52px ${MARGIN}px 0` },
      name,
      box(middle, title, line),
    ),
  )
}
