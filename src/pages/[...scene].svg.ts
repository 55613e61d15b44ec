import type { APIRoute } from 'astro'
import { sceneFiles } from '../scenes/scene-files.tsx'

/** In `/_astro/`, whose files have hashed names and are cached indefinitely. */
export const getStaticPaths = () =>
  sceneFiles.map(({ path, svg }) => ({ params: { scene: path }, props: { svg } }))

export const GET: APIRoute = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } })
