import { defineCollection } from 'astro:content'
import { WAITLIST_FORM_LOADING } from 'astro:env/server'
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Loader } from 'astro/loaders'
import { z } from 'astro/zod'
import { owner } from './build/checked-owner.ts'
import { fillText } from './build/fill-text.ts'
import { scrollWideTables, targetFirstElement } from './build/finish-html.ts'
import { placeholderValues } from './build/placeholders.ts'
import { DEFAULT_FORM_LOADING } from './build/settings.ts'
import { legalPages } from './content/pages.ts'

/**
 * The Markdown files of a folder, by their names, with their placeholders filled in. Not Astro's `glob`, which
 * caches a text by its source alone and decodes any bytes.
 */
const filledTexts = (folder: string, finish: (html: string, id: string) => string): Loader => ({
  name: 'filled-texts',
  load: async ({ store, parseData, renderMarkdown, watcher, logger }) => {
    async function load() {
      // Astro leaves it unset while its value is wrong, which the build reports later, with all other faults.
      const loadsOn = WAITLIST_FORM_LOADING ?? DEFAULT_FORM_LOADING
      const values = placeholderValues(owner, loadsOn)
      const names = readdirSync(folder).filter((file) => file.endsWith('.md'))
      for (const id of store.keys()) if (!names.includes(`${id}.md`)) store.delete(id)
      const faults: string[] = []
      for (const name of names) {
        const file = `${folder}/${name}`
        const id = basename(name, '.md')
        try {
          const rendered = await renderMarkdown(fillText(readFileSync(file), values))
          const html = finish(rendered.html, id)
          const data = await parseData({ id, data: rendered.metadata?.frontmatter ?? {} })
          store.set({ id, data, rendered: { ...rendered, html } })
        } catch (error) {
          faults.push(`${file}: ${(error as Error).message}`)
        }
      }
      if (faults[0]) throw new Error(faults.join('\n'))
    }
    await load()
    // While a text has a fault, its page stays as it was.
    const reload = () => load().catch(({ message }) => logger.error(message))
    watcher?.on('all', (_event, file) => file.endsWith('.md') && reload())
  },
})

export const collections = {
  legal: defineCollection({
    loader: filledTexts('src/content/legal', (html, id) => {
      if (!Object.hasOwn(legalPages, id))
        throw new Error('has no page; it needs a line in legalPages (src/content/pages.ts)')
      // Firefox announces a link's target to screen readers only if it takes the focus.
      return scrollWideTables(html).replaceAll(/<h\d/g, '$& tabindex="-1"')
    }),
    schema: z.strictObject({ lastUpdated: z.string(), summary: z.string().min(50) }),
  }),
  faq: defineCollection({
    loader: filledTexts('src/content/faq', (html, id) =>
      targetFirstElement(scrollWideTables(html), id),
    ),
    schema: z.strictObject({ question: z.string(), order: z.number() }),
  }),
}
