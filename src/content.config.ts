import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'
import { faq } from './copy/faq.ts'
import { legalTitles } from './copy/pages.ts'

/** One Markdown file per name. Any other file may be a stray copy, and stops the build. */
function namedTexts(folder: string, names: string[], list: string) {
  return glob({
    base: folder,
    pattern: '*.md',
    // Otherwise Astro caches pages by their Markdown alone, and only logs rendering errors.
    deferRender: true,
    generateId: ({ entry }) => {
      const name = entry.slice(0, -'.md'.length)
      if (names.includes(name)) return name
      throw new Error(
        `${folder}/${entry} is not used on this site. Delete it or move it to another folder. ` +
          `To publish it, add "${name}" to ${list}.`,
      )
    },
  })
}

/** Front matter is published as is. */
const withoutTokens = z
  .string()
  .regex(/^(?!.*\{\{)/s, 'Tokens such as {{this}} are not filled in here.')

const legal = defineCollection({
  loader: namedTexts('src/legal', Object.keys(legalTitles), 'legalTitles in src/copy/pages.ts'),
  schema: z.strictObject({ summary: withoutTokens.min(50) }),
})

const answers = defineCollection({
  loader: namedTexts(
    'src/copy/faq',
    faq.items.map(({ id }) => id),
    'src/copy/faq.ts',
  ),
  schema: z.strictObject({}),
})

export const collections = { legal, answers }
