import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { renderToStaticMarkup } from 'react-dom/server'
import satori from 'satori'
import sharp from 'sharp'
import { CARD_SIZE, shareCard } from '../content/pages.ts'
import { HeroScene } from '../scenes/hero.tsx'
import { Mark } from '../scenes/mark.tsx'
import { fillInColors, siteColors } from '../styles/site-colors.ts'

const FONT = '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next'

/** Satori reads neither variable fonts nor WOFF2. */
const fonts = (['latin', 'latin-ext'] as const).flatMap((name) =>
  ([400, 700] as const).map((weight) => {
    const file = createRequire(import.meta.url).resolve(`${FONT}-${name}-${weight}-normal.woff`)
    return { name, weight, data: readFileSync(file) }
  }),
)

/** Flexbox throughout: satori supports no other layout. */
function Words({ productName }: { productName: string }) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: 640,
        padding: '48px 64px',
        color: fillInColors('var(--text)', siteColors.night),
        fontWeight: 700,
      }}
    >
      <div style={{ marginLeft: 72, fontSize: 40, lineHeight: '58px' }}>{productName}</div>
      <div style={{ marginTop: 56, fontSize: 92, letterSpacing: -1.4, lineHeight: 1 }}>
        {shareCard.title}
      </div>
      <div
        style={{
          marginTop: 28,
          fontSize: 34,
          fontWeight: 400,
          lineHeight: 1.35,
          textWrap: 'balance',
        }}
      >
        {shareCard.line}
      </div>
    </div>
  )
}

/** By night, what satori cannot draw: the hero's picture as on the landing page, and the mark. */
function drawPicture(): string {
  const svg = renderToStaticMarkup(
    <>
      <rect width="100%" height="100%" fill="var(--ground)" />
      <HeroScene
        y={24}
        width={CARD_SIZE.width}
        height={CARD_SIZE.height - 24}
        preserveAspectRatio="xMaxYMax"
        overflow="visible"
      />
      <Mark x={64} y={48} width={58} height={58} />
    </>,
  )
  return fillInColors(svg, siteColors.night)
}

/**
 * The share card as a PNG.
 * @throws if the font lacks letters, which satori would leave out
 */
export async function drawShareCard(productName: string) {
  const text = await satori(<Words productName={productName} />, {
    ...CARD_SIZE,
    fonts,
    loadAdditionalAsset: async (_language, letters) => {
      throw new Error(
        `The share card’s font has no “${letters}”. Change productName or the text in src/content/.`,
      )
    },
  })
  const svg = text.replace(/^<svg[^>]*>/, (start) => start + drawPicture())
  // A palette of 256 colors is enough for flat shapes with antialiased edges.
  const png = sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9, effort: 4 })
  return new Uint8Array(await png.toBuffer())
}
