import type { APIRoute } from 'astro'
import { sceneFiles } from '../scenes/scene-files.tsx'

/** In the folder whose files browsers keep for good, because their names change with them. */
export const getStaticPaths = () =>
  sceneFiles.map(({ path, svg }) => ({ params: { scene: path }, props: { svg } }))

export const GET: APIRoute = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } })
