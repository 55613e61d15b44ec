import type { APIRoute } from 'astro'
import { shareCards } from '../../copy/pages.ts'
import { drawCard } from '../../layouts/card.tsx'
import { siteColors } from '../../styles/site-colors.ts'

export const getStaticPaths = () =>
  Object.entries(shareCards).map(([page, words]) => ({ params: { page }, props: words }))

export const GET: APIRoute = async ({ props }) =>
  new Response(await drawCard({ title: props.title, line: props.line }, siteColors.night), {
    headers: { 'Content-Type': 'image/png' },
  })
