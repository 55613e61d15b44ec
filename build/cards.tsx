import satori from 'satori'
import { MARK_HILL, MARK_LINE, MARK_SIZE } from '../src/chrome/mark.ts'
import { PRODUCT_NAME } from '../src/copy/site-facts.ts'
import { CARD_HEIGHT, CARD_WIDTH, type CardWords } from '../src/layouts/share-card.ts'
import type { ColorOf } from './colors/read-colors.ts'
import { staticFont } from './font.ts'
import { drawPng } from './icons.ts'

const FAMILY = 'Atkinson Hyperlegible Next'
function Name({ colorOf }: { colorOf: ColorOf }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16, fontSize: 44, fontWeight: 700 }}>
      <svg aria-hidden="true" width={64} height={64} viewBox={`0 0 ${MARK_SIZE} ${MARK_SIZE}`}>
        <path d={MARK_HILL} fill={colorOf('hill-2')} />
        <path d={MARK_LINE} fill={colorOf('amber')} />
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
      <Name colorOf={colorOf} />
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
