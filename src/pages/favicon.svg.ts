import type { APIRoute } from 'astro'
import { favicon } from '../../build/icons.ts'
import { siteColors } from '../../build/site-colors.ts'

export const GET: APIRoute = () =>
  new Response(favicon(siteColors), { headers: { 'Content-Type': 'image/svg+xml' } })
