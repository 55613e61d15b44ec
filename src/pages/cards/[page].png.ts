import type { APIRoute } from 'astro'
import { drawCard } from '../../../build/cards.tsx'
import { siteColors } from '../../../build/site-colors.ts'
import { cardWords } from '../../layouts/share-card.ts'

export const getStaticPaths = () =>
  Object.entries(cardWords).map(([page, words]) => ({ params: { page }, props: { words } }))

export const GET: APIRoute = async ({ props }) =>
  new Response(await drawCard(props.words, siteColors.day), {
    headers: { 'Content-Type': 'image/png' },
  })
