import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { APIRoute } from 'astro'

const LICENSE = '@fontsource-variable/atkinson-hyperlegible-next/LICENSE'

/** The license must be distributed with the font. */
export const GET: APIRoute = () =>
  new Response(readFileSync(createRequire(import.meta.url).resolve(LICENSE)))
