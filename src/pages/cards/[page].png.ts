import type { APIRoute } from 'astro'
import { readOwner } from '../../content/owner-schema.ts'
import { shareCards } from '../../content/pages.ts'
import { drawShareCard } from '../../layouts/draw-share-card.tsx'

export const getStaticPaths = () =>
  Object.entries(shareCards).map(([page, words]) => ({ params: { page }, props: words }))

export const GET: APIRoute = async ({ props: { title, line } }) => {
  const { productName } = await readOwner()
  const card = await drawShareCard({ productName, title, line })
  return new Response(card, { headers: { 'Content-Type': 'image/png' } })
}
