import type { APIRoute } from 'astro'
import { readFontLicense } from '../../../build/font.ts'

export const GET: APIRoute = () => new Response(readFontLicense())
