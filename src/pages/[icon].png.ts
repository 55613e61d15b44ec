import type { APIRoute } from 'astro'
import { homeScreenIcon } from '../../build/icons.ts'
import { siteColors } from '../../build/site-colors.ts'

/** Apple's devices ask for the first unasked; the web manifest names the others. */
const SIZES = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 }

export const getStaticPaths = () =>
  Object.entries(SIZES).map(([icon, size]) => ({ params: { icon }, props: { size } }))

export const GET: APIRoute = async ({ props }) =>
  new Response(await homeScreenIcon(siteColors.night, props.size), {
    headers: { 'Content-Type': 'image/png' },
  })
