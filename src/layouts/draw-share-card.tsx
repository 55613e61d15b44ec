import { renderToStaticMarkup } from 'react-dom/server'
import satori from 'satori'
import sharp from 'sharp'
import { heroScene } from '../scenes/bedroom.tsx'
import { Mark } from '../scenes/mark.tsx'
import { PAINT } from '../scenes/scene.tsx'
import { subsetFont } from '../scenes/subset-font.ts'
import { type ColorOf, fillInColors } from '../styles/read-colors.ts'
import { CARD_HEIGHT, CARD_WIDTH } from './share-card.ts'

interface CardWords {
  productName: string
  title: string
  line: string
}

/** Flexbox throughout: satori supports no other layout. */
function Words({ productName, title, line, colorOf }: CardWords & { colorOf: ColorOf }) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        boxSizing: 'border-box',
        width: CARD_WIDTH,
        height: CARD_HEIGHT,
        padding: '48px 64px',
        color: colorOf('text'),
      }}
    >
      <div
        style={{ display: 'flex', alignItems: 'center', gap: 14, fontSize: 40, fontWeight: 700 }}
      >
        <Mark width={58} height={58} colorOf={colorOf} />
        {productName}
      </div>
      <div
        style={{
          width: 640,
          marginTop: 56,
          fontSize: 92,
          fontWeight: 700,
          letterSpacing: -1.4,
          lineHeight: 1,
        }}
      >
        {title}
      </div>
      <div
        style={{ width: 640, marginTop: 28, fontSize: 34, lineHeight: 1.35, textWrap: 'balance' }}
      >
        {line}
      </div>
    </div>
  )
}

/** The hero's picture, as it appears above the fold on the landing page. */
function drawRoom(colorOf: ColorOf): string {
  const svg = renderToStaticMarkup(
    <svg
      y={24}
      width={CARD_WIDTH}
      height={CARD_HEIGHT - 24}
      viewBox={heroScene.viewBox}
      preserveAspectRatio="xMaxYMax"
      overflow="visible"
      {...PAINT}
      aria-hidden="true"
    >
      {heroScene.drawing}
    </svg>,
  )
  return fillInColors(svg, colorOf)
}

/**
 * Renders a page's share card (Open Graph image) as a PNG.
 * @throws if the font lacks letters, which satori would leave out
 */
export async function drawShareCard(words: CardWords, colorOf: ColorOf) {
  // The space is in both files, and satori rejects a font without characters.
  const characters = Object.values(words).join(' ')
  const fonts = await Promise.all(
    (['latin', 'latin-ext'] as const).flatMap((letters) =>
      ([400, 700] as const).map(async (weight) => ({
        name: letters,
        weight,
        // Satori does not support variable fonts.
        data: await subsetFont(letters, characters, {
          targetFormat: 'truetype',
          variationAxes: { wght: weight },
        }),
      })),
    ),
  )
  const size = { width: CARD_WIDTH, height: CARD_HEIGHT }
  const text = await satori(<Words {...words} colorOf={colorOf} />, {
    ...size,
    fonts,
    loadAdditionalAsset: async (_language, letters) => {
      throw new Error(
        `The share cards’ font has no “${letters}”. Change productName or the text in src/content/.`,
      )
    },
  })
  const ground = `<rect width="100%" height="100%" fill="${colorOf('ground')}"/>`
  const svg = text.replace(/^<svg[^>]*>/, (start) => start + ground + drawRoom(colorOf))
  // A palette of 256 colors is enough for flat shapes with antialiased edges.
  const png = sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9, effort: 4 })
  return new Uint8Array(await png.toBuffer())
}
