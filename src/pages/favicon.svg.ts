import type { APIRoute } from 'astro'
import { favicon } from '../scenes/favicon.tsx'

export const GET: APIRoute = () =>
  new Response(favicon(), { headers: { 'Content-Type': 'image/svg+xml' } })
