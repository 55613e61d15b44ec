import sharp from 'sharp'
import { MARK_PATH, MARK_SIZE } from '../src/chrome/mark.ts'
import type { ColorOf } from './colors/read-colors.ts'

/** As a response takes it. */
type Png = Uint8Array<ArrayBuffer>

const BOX = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}"`
const MARK = `<path d="${MARK_PATH}"/>`
const LINE = 'fill:none;stroke-width:3;stroke-linecap:round;stroke-linejoin:round'

/** The mark as an SVG that follows the browser's color scheme. */
export function favicon({ day, night }: { day: ColorOf; night: ColorOf }): string {
  const style =
    `path{${LINE};stroke:${day('action')}}` +
    `@media(prefers-color-scheme:dark){path{stroke:${night('action')}}}`
  return `<svg ${BOX}><style>${style}</style>${MARK}</svg>`
}

/** An SVG as a data address, escaped only where it must be. */
export function dataAddress(svg: string): string {
  const text = svg.replace(/"/g, "'").replace(/[%#<>]/g, (mark) => encodeURIComponent(mark))
  return `data:image/svg+xml,${text}`
}

interface IconLook {
  /** Width of the mark as a share of the icon's, from 0 to 1. */
  share: number
  ground?: string
}

/** The mark as a square PNG of a width in px, in the colors of the day. */
function drawIcon(day: ColorOf, size: number, { share, ground }: IconLook): Promise<Png> {
  const inset = (MARK_SIZE * (1 - share)) / 2
  const svg =
    `<svg ${BOX} width="${size}" height="${size}">` +
    `<rect width="100%" height="100%" fill="${ground ?? 'none'}"/>` +
    `<g transform="translate(${inset} ${inset}) scale(${share})" style="${LINE};stroke:${day('action')}">` +
    `${MARK}</g></svg>`
  return drawPng(svg)
}

/** Draws an SVG whose words are shapes; 256 colors are enough for flat shapes and their edges. */
export async function drawPng(svg: string): Promise<Png> {
  const png = sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9, effort: 4 })
  return new Uint8Array(await png.toBuffer())
}

/** The icon for a home screen. */
export function homeScreenIcon(day: ColorOf, size: number): Promise<Png> {
  return drawIcon(day, size, { share: 0.66, ground: day('ground') })
}

const ICO_SIZE = 32

/** For programs that ask for `/favicon.ico` unasked: one PNG in an ICO file. */
export async function faviconIco(day: ColorOf): Promise<Png> {
  const png = await drawIcon(day, ICO_SIZE, { share: 1 })
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
