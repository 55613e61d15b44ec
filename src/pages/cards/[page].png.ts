import type { APIRoute } from 'astro'
import { drawCard } from '../../layouts/card.tsx'
import { cardTitles } from '../../layouts/share-card.ts'
import { siteColors } from '../../styles/site-colors.ts'

export const getStaticPaths = () =>
  Object.entries(cardTitles).map(([page, title]) => ({ params: { page }, props: { title } }))

export const GET: APIRoute = async ({ props }) =>
  new Response(await drawCard(props.title, siteColors.night), {
    headers: { 'Content-Type': 'image/png' },
  })
