import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { faq } from '../src/copy/faq.ts'
import { legalTitles } from '../src/copy/pages.ts'

/** Folders of Markdown, the names that the pages use, and where these are listed. */
const TEXTS: [folder: string, names: string[], list: string][] = [
  ['src/legal', Object.keys(legalTitles), 'legalTitles in src/copy/pages.ts'],
  ['src/copy/faq', faq.items.map(({ id }) => id), 'src/copy/faq.ts'],
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
