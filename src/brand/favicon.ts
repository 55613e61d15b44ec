import { followScheme } from '../styles/site-colors.ts'
import { MARK_HILL, MARK_LINE, MARK_SIZE } from './mark.ts'

const BOX = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}"`
/** Leaves a margin of whole pixels around the mark. */
const MARK_SCALE = 0.8125
const CORNER = 7

const INSET = (MARK_SIZE * (1 - MARK_SCALE)) / 2

/** The mark on a rounded background, as an SVG that follows the browser's color scheme. */
export function favicon(): string {
  return followScheme(
    `<svg ${BOX}><rect fill="var(--ground)" width="${MARK_SIZE}" height="${MARK_SIZE}" rx="${CORNER}"/>` +
      `<g transform="translate(${INSET} ${INSET}) scale(${MARK_SCALE})">` +
      `<path fill="var(--hill-2)" d="${MARK_HILL}"/><path fill="var(--amber)" d="${MARK_LINE}"/></g></svg>`,
  )
}
