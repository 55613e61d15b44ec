import { z } from 'astro/zod'

const pageHead = z.object({
  title: z.string().min(5).max(60),
  description: z.string().min(50).max(160),
})

/**
 * Checks that search results and tabs can show a title and a description in full.
 * @throws ZodError if one is shorter or longer, which stops the build
 */
export const parsePageHead = (head: z.infer<typeof pageHead>) => pageHead.parse(head)
