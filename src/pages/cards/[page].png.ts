import type { APIRoute } from 'astro'
import { shareCards } from '../../content/pages.ts'
import { owner } from '../../content/site-owner.ts'
import { drawShareCard } from '../../layouts/draw-share-card.tsx'

export const getStaticPaths = () =>
  Object.entries(shareCards).map(([page, words]) => ({ params: { page }, props: words }))

export const GET: APIRoute = async ({ props: { title, line } }) => {
  const card = await drawShareCard({ productName: owner.productName, title, line })
  return new Response(card, { headers: { 'Content-Type': 'image/png' } })
}
