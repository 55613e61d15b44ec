import type { APIRoute } from 'astro'
import { shareCards } from '../../content/pages.ts'
import { drawShareCard } from '../../layouts/draw-share-card.tsx'
import { siteColors } from '../../styles/site-colors.ts'

export const getStaticPaths = () =>
  Object.entries(shareCards).map(([page, words]) => ({ params: { page }, props: words }))

export const GET: APIRoute = async ({ props }) =>
  new Response(await drawShareCard({ title: props.title, line: props.line }, siteColors.night), {
    headers: { 'Content-Type': 'image/png' },
  })
