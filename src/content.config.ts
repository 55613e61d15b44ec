import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'

/** The three legal pages: the build refuses one whose head is not whole. */
const legal = defineCollection({
  loader: glob({ pattern: '*.md', base: './src/legal' }),
  schema: z.strictObject({
    title: z.string().min(5).max(60),
    lastUpdated: z.string().regex(/^\d{4}-\d{2}$/, 'a year and a month, as in "2025-01"'),
    summary: z.string().min(50),
  }),
})

export const collections = { legal }
