import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'

/** The legal pages; Astro wants this file here. A head that is not whole stops the build. */
const legal = defineCollection({
  loader: glob({ base: 'src/legal', pattern: '*.md' }),
  schema: z.strictObject({
    title: z.string().min(5).max(60),
    summary: z.string().min(50),
  }),
})

export const collections = { legal }
