import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { faq } from '../src/content/faq.ts'
import { legalTitles } from '../src/content/pages.ts'

/** Folders of Markdown, the names that the pages use, and where these are listed. */
const TEXTS: [folder: string, names: string[], list: string][] = [
  ['src/content/legal', Object.keys(legalTitles), 'legalTitles in src/content/pages.ts'],
  ['src/content/faq', faq.items.map(({ id }) => id), 'src/content/faq.ts'],
]

/** Texts that no page uses, one line each. Often a copy of one that is used. */
export const strayTexts = () =>
  TEXTS.flatMap(([folder, names, list]) =>
    globSync(`${folder}/*.md`)
      .map((file) => basename(file, '.md'))
      .filter((name) => !names.includes(name))
      .map(
        (name) =>
          `${folder}/${name}.md is not used on this site. Delete it or move it to another folder. ` +
          `To publish it, add "${name}" to ${list}.`,
      ),
  )
