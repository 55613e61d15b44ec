import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { withLeanDrawings } from './lean-drawings.ts'
import { withLeanIslands } from './lean-islands.ts'
import { withMergedScripts } from './merged-scripts.ts'
import { withOwnHashesOnly } from './own-hashes.ts'
import { withoutPrintRules, withPrintSheet } from './print-sheet.ts'

const HASH_LENGTH = 8

/** Where a page's rules for paper are; named by their content, as all files in that folder. */
const addressOf = (css: string) =>
  `/_astro/print.${createHash('sha256').update(css).digest('hex').slice(0, HASH_LENGTH)}.css`

/** Takes out of each built page what it does not need at once. */
export function builtPages(): AstroIntegration {
  return {
    name: 'built-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        for await (const file of glob('**/*.html', { cwd: folder })) {
          const path = join(folder, file)
          const { html, css } = withoutPrintRules(await readFile(path, 'utf8'))
          const address = addressOf(css)
          await writeFile(join(folder, address), css)
          const lean = withMergedScripts(withLeanIslands(withLeanDrawings(html)))
          await writeFile(path, withPrintSheet(withOwnHashesOnly(lean), address))
        }
      },
    },
  }
}
