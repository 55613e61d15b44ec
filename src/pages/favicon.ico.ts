import type { APIRoute } from 'astro'
import { faviconIco } from '../../build/icons.ts'
import { siteColors } from '../../build/site-colors.ts'

export const GET: APIRoute = async () =>
  new Response(await faviconIco(siteColors.night), { headers: { 'Content-Type': 'image/x-icon' } })
