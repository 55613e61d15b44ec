import sharp from 'sharp'
import { MARK_HILL, MARK_LINE, MARK_SIZE } from '../src/chrome/mark.ts'
import type { ColorOf } from './colors/read-colors.ts'

/** As a response takes it. */
type Png = Uint8Array<ArrayBuffer>

const BOX = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}"`
/** The mark stands in from the edge of its ground. */
const MARK_SHARE = 0.81
const CORNER = 7

const inTheMiddle = (share: number) => {
  const inset = (MARK_SIZE * (1 - share)) / 2
  return `transform="translate(${inset} ${inset}) scale(${share})"`
}

/** The mark on a ground of its own, as an SVG that follows the browser's color scheme. */
export function favicon({ day, night }: { day: ColorOf; night: ColorOf }): string {
  const colors = (colorOf: ColorOf) =>
    `rect{fill:${colorOf('ground')}}.h{fill:${colorOf('hill-2')}}.l{fill:${colorOf('amber')}}`
  return (
    `<svg ${BOX}><style>${colors(day)}@media(prefers-color-scheme:dark){${colors(night)}}</style>` +
    `<rect width="${MARK_SIZE}" height="${MARK_SIZE}" rx="${CORNER}"/>` +
    `<g ${inTheMiddle(MARK_SHARE)}><path class="h" d="${MARK_HILL}"/>` +
    `<path class="l" d="${MARK_LINE}"/></g></svg>`
  )
}

/** An SVG as a data address, escaped only where it must be. */
export function dataAddress(svg: string): string {
  const text = svg.replace(/"/g, "'").replace(/[%#<>]/g, (mark) => encodeURIComponent(mark))
  return `data:image/svg+xml,${text}`
}

interface IconLook {
  /** Width of the mark as a share of the icon's, from 0 to 1. */
  share: number
  /** Radius of the ground's corners, in the units of the mark's box. */
  corner: number
}

/** The mark as a square PNG of a width in px, in colors that do not change. */
function drawIcon(colorOf: ColorOf, size: number, { share, corner }: IconLook): Promise<Png> {
  return drawPng(
    `<svg ${BOX} width="${size}" height="${size}">` +
      `<rect width="100%" height="100%" rx="${corner}" fill="${colorOf('ground')}"/>` +
      `<g ${inTheMiddle(share)}><path d="${MARK_HILL}" fill="${colorOf('hill-2')}"/>` +
      `<path d="${MARK_LINE}" fill="${colorOf('amber')}"/></g></svg>`,
  )
}

/** Draws an SVG whose words are shapes; 256 colors are enough for flat shapes and their edges. */
export async function drawPng(svg: string): Promise<Png> {
  const png = sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9, effort: 4 })
  return new Uint8Array(await png.toBuffer())
}

/** The icon for a home screen. */
export function homeScreenIcon(colorOf: ColorOf, size: number): Promise<Png> {
  return drawIcon(colorOf, size, { share: 0.66, corner: 0 })
}

const ICO_SIZE = 32

/** For programs that ask for `/favicon.ico` unasked: one PNG in an ICO file. */
export async function faviconIco(colorOf: ColorOf): Promise<Png> {
  const png = await drawIcon(colorOf, ICO_SIZE, { share: MARK_SHARE, corner: CORNER })
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // of one picture
  head.writeUInt8(ICO_SIZE, 6)
  head.writeUInt8(ICO_SIZE, 7)
  head.writeUInt16LE(1, 10) // color planes
  head.writeUInt16LE(32, 12) // bits per pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return new Uint8Array(Buffer.concat([head, png]))
}
