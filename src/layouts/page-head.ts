import { z } from 'astro/zod'

const TITLE_CHARACTERS = { least: 5, most: 60 }
const DESCRIPTION_CHARACTERS = { least: 50, most: 160 }

const pageHead = z.object({
  title: z.string().min(TITLE_CHARACTERS.least).max(TITLE_CHARACTERS.most),
  description: z.string().min(DESCRIPTION_CHARACTERS.least).max(DESCRIPTION_CHARACTERS.most),
})

/**
 * Checks that search results and tabs can show a title (5–60 characters) and a description
 * (50–160 characters) in full.
 * @throws ZodError if one is shorter or longer, which stops the build
 */
export function parsePageHead(head: { title: string; description: string }) {
  return pageHead.parse(head)
}
