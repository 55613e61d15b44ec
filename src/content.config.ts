import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'

/** The Markdown files of a folder, by their names. */
const texts = (base: string) =>
  glob({
    base,
    pattern: '*.md',
    // Otherwise Astro caches pages by their Markdown alone, and only logs rendering errors.
    deferRender: true,
    generateId: ({ entry }) => entry.slice(0, -'.md'.length),
  })

/** Front matter is published as is. */
const withoutTokens = z
  .string()
  .regex(/^(?!.*\{\{)/s, 'Tokens such as {{this}} are not filled in here.')

const legal = defineCollection({
  loader: texts('src/content/legal'),
  schema: z.strictObject({ summary: withoutTokens.min(50) }),
})

const answers = defineCollection({
  loader: texts('src/content/faq'),
  schema: z.strictObject({}),
})

export const collections = { legal, answers }
