import { MARK_PATH, MARK_SIZE } from '../../src/chrome/mark.ts'
import type { ColorOf } from '../colors/read-colors.ts'

const BOX = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}"`
const MARK = `<path d="${MARK_PATH}"/>`
const LINE = 'fill:none;stroke-width:3;stroke-linecap:round;stroke-linejoin:round'

/** The mark as an SVG that changes its color with the browser's scheme. */
export function favicon({ day, night }: { day: ColorOf; night: ColorOf }): string {
  const style =
    `path{${LINE};stroke:${day('action')}}` +
    `@media(prefers-color-scheme:dark){path{stroke:${night('action')}}}`
  return `<svg ${BOX}><style>${style}</style>${MARK}</svg>`
}

/** An SVG as an address that needs no request, readable where it stands. */
export function dataAddress(svg: string): string {
  const text = svg.replace(/"/g, "'").replace(/[%#<>]/g, (mark) => encodeURIComponent(mark))
  return `data:image/svg+xml,${text}`
}

interface IconLook {
  /** Width and height in px. */
  size: number
  /** Width of the mark as a share of the icon's, from 0 to 1. */
  share: number
  /** Whether it stands on the page's own ground, or on nothing. */
  hasGround: boolean
}

/** The mark as a square SVG in the colors of the day, to be drawn as it is. */
export function icon(day: ColorOf, { size, share, hasGround }: IconLook): string {
  const ground = hasGround ? `<rect width="100%" height="100%" fill="${day('ground')}"/>` : ''
  const inset = (MARK_SIZE * (1 - share)) / 2
  const style = `${LINE};stroke:${day('action')}`
  const place = `translate(${inset} ${inset}) scale(${share})`
  const mark = `<g transform="${place}" style="${style}">${MARK}</g>`
  return `<svg ${BOX} width="${size}" height="${size}">${ground}${mark}</svg>`
}
