import { PRODUCT_NAME } from '../../src/copy/site-facts.ts'
import { drawPng } from '../cards/draw-png.ts'
import type { ColorOf, readColors } from '../colors/read-colors.ts'
import { favicon, icon } from './favicon.ts'
import { icoOf } from './ico.ts'
import { MANIFEST } from './manifest.ts'

const ICO_SIZE = 32

const drawIco = (day: ColorOf) => drawPng(icon(day, { size: ICO_SIZE, share: 1, hasGround: false }))

const drawLarge = (day: ColorOf, size: number) =>
  drawPng(icon(day, { size, share: 0.66, hasGround: true }))

/** What an installed shortcut is called and looks like (W3C, "Web Application Manifest"). */
function webManifest(day: ColorOf): string {
  return JSON.stringify({
    name: PRODUCT_NAME,
    short_name: PRODUCT_NAME,
    lang: 'en',
    start_url: '/',
    display: 'browser',
    background_color: day('ground'),
    theme_color: day('ground'),
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      type: 'image/png',
      sizes: `${size}x${size}`,
    })),
  })
}

/** Every form of the icon that a browser, a phone or a feed reader asks for, by its address. */
export function iconFiles(colors: ReturnType<typeof readColors>) {
  const { day } = colors
  return {
    '/favicon.svg': () => favicon(colors),
    '/favicon.ico': async () => icoOf(await drawIco(day), ICO_SIZE),
    '/apple-touch-icon.png': () => drawLarge(day, 180),
    '/icon-192.png': () => drawLarge(day, 192),
    '/icon-512.png': () => drawLarge(day, 512),
    [MANIFEST]: () => webManifest(day),
  }
}
