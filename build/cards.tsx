import satori from 'satori'
import { MARK_PATH, MARK_SIZE } from '../src/chrome/mark.ts'
import { PRODUCT_NAME } from '../src/copy/site-facts.ts'
import { CARD_HEIGHT, CARD_WIDTH, type CardWords } from '../src/layouts/share-card.ts'
import { QUIET_LINE_HEIGHT, QUIET_LINE_WIDTH, quietLinePaths } from '../src/ui/quiet-line-path.ts'
import type { ColorOf } from './colors/read-colors.ts'
import { staticFont } from './font.ts'
import { drawPng } from './icons.ts'

const FAMILY = 'Atkinson Hyperlegible Next'
const LINE_SIZE = 164
/** A little wider than the card, because the line's last step ends before its box does. */
const LINE_WIDTH = CARD_WIDTH + 4

function QuietLine({ colorOf }: { colorOf: ColorOf }) {
  return (
    <svg
      aria-hidden="true"
      width={LINE_WIDTH}
      height={LINE_SIZE}
      viewBox={`0 0 ${QUIET_LINE_WIDTH} ${QUIET_LINE_HEIGHT}`}
      preserveAspectRatio="none"
    >
      <linearGradient id="rest" x2={QUIET_LINE_WIDTH} gradientUnits="userSpaceOnUse">
        <stop offset="0.3" stopColor={colorOf('accent')} />
        <stop offset="0.62" stopColor={colorOf('action')} />
      </linearGradient>
      {quietLinePaths.tense.map((d) => (
        <path key={d} d={d} fill="none" stroke="url(#rest)" strokeWidth={2.5} />
      ))}
    </svg>
  )
}

function Name({ color }: { color: string }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16, fontSize: 44, fontWeight: 700 }}>
      <svg
        aria-hidden="true"
        width={64}
        height={64}
        viewBox={`0 0 ${MARK_SIZE} ${MARK_SIZE}`}
        fill="none"
        stroke={color}
        strokeWidth={2.75}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={MARK_PATH} />
      </svg>
      {PRODUCT_NAME}
    </div>
  )
}

/** Flex boxes throughout: satori lays out nothing else. */
function Card({ words: { title, line }, colorOf }: { words: CardWords; colorOf: ColorOf }) {
  const column = { display: 'flex', flexDirection: 'column' } as const
  return (
    <div
      style={{
        ...column,
        boxSizing: 'border-box',
        width: CARD_WIDTH,
        height: CARD_HEIGHT,
        padding: '52px 80px 140px',
        background: colorOf('ground'),
        color: colorOf('text'),
      }}
    >
      <div style={{ display: 'flex', position: 'absolute', left: 0, bottom: 10 }}>
        <QuietLine colorOf={colorOf} />
      </div>
      <Name color={colorOf('action')} />
      <div style={{ ...column, flexGrow: 1, justifyContent: 'center' }}>
        <div
          style={{
            fontSize: 106,
            fontWeight: 700,
            letterSpacing: -2.6,
            lineHeight: 1.04,
            textWrap: 'balance',
          }}
        >
          {title}
        </div>
        {line && (
          <div style={{ marginTop: 22, color: colorOf('text-quiet'), fontSize: 35 }}>{line}</div>
        )}
      </div>
    </div>
  )
}

/** The picture that stands for a page where it is shared, as a PNG. */
export async function drawCard(words: CardWords, colorOf: ColorOf) {
  const characters = [PRODUCT_NAME, words.title, words.line].join('')
  const fonts = await Promise.all(
    ([400, 700] as const).map(async (weight) => ({
      name: FAMILY,
      weight,
      data: await staticFont(characters, weight),
    })),
  )
  const size = { width: CARD_WIDTH, height: CARD_HEIGHT }
  return drawPng(await satori(<Card words={words} colorOf={colorOf} />, { ...size, fonts }))
}
