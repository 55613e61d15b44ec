import type { APIRoute } from 'astro'
import { drawCard } from '../../../build/cards.tsx'
import { siteColors } from '../../../build/site-colors.ts'
import { cardTitles } from '../../layouts/share-card.ts'

export const getStaticPaths = () =>
  Object.entries(cardTitles).map(([page, title]) => ({ params: { page }, props: { title } }))

export const GET: APIRoute = async ({ props }) =>
  new Response(await drawCard(props.title, siteColors.night), {
    headers: { 'Content-Type': 'image/png' },
  })
