import type { APIRoute } from 'astro'
import { owner } from '../content/site-owner.ts'
import { drawShareCard } from '../layouts/draw-share-card.tsx'

export const GET: APIRoute = async () =>
  new Response(await drawShareCard(owner.productName), { headers: { 'Content-Type': 'image/png' } })
