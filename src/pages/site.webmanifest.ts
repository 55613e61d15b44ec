import type { APIRoute } from 'astro'
import { owner } from '../content/site-owner.ts'
import { siteColors } from '../styles/site-colors.ts'

/** Name and icon of a home-screen shortcut (W3C, "Web Application Manifest"). */
export const GET: APIRoute = () => {
  const { productName } = owner
  return Response.json({
    name: productName,
    short_name: productName,
    lang: 'en',
    start_url: '/',
    display: 'browser',
    background_color: siteColors.night.ground,
    theme_color: siteColors.night.ground,
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      type: 'image/png',
      sizes: `${size}x${size}`,
    })),
  })
}
