import { z } from 'astro/zod'

const TITLE_CHARACTERS = { least: 5, most: 60 }
const DESCRIPTION_CHARACTERS = { least: 50, most: 160 }

const pageHead = z.object({
  title: z.string().min(TITLE_CHARACTERS.least).max(TITLE_CHARACTERS.most),
  description: z.string().min(DESCRIPTION_CHARACTERS.least).max(DESCRIPTION_CHARACTERS.most),
})

/**
 * A page's title and description as search results and tabs show them whole: 5–60 and 50–160
 * characters (the first bounds as astro.build keeps them).
 * @throws ZodError where one is shorter or longer, which stops the build
 */
export function parsePageHead(head: { title: string; description: string }) {
  return pageHead.parse(head)
}
