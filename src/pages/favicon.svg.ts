import type { APIRoute } from 'astro'
import { favicon } from '../brand/favicon.ts'
import { siteColors } from '../styles/site-colors.ts'

export const GET: APIRoute = () =>
  new Response(favicon(siteColors), { headers: { 'Content-Type': 'image/svg+xml' } })
