import { z } from 'astro/zod'

const head = z.strictObject({
  title: z.string().min(5).max(60),
  lastUpdated: z.string().regex(/^\d{4}-\d{2}$/, 'a year and a month, as in "2025-01"'),
  summary: z.string().min(50),
})

export interface LegalFile {
  /** The lines above the text, as YAML has them. */
  frontmatter: { file: string; url: string | undefined; [field: string]: unknown }
  rawContent: () => string
}

/**
 * A legal page out of its file.
 * @throws where its head is not whole, which stops the build with the name of the file
 */
export function parseLegalPage(path: string, { frontmatter, rawContent }: LegalFile) {
  // Astro's own fields beside the file's.
  const { file: _file, url: _url, ...fields } = frontmatter
  const parsed = head.safeParse(fields)
  if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`)
  const [name = ''] = path.split('/').slice(-1)
  return { ...parsed.data, id: name.replace(/\.md$/, ''), text: rawContent() }
}
