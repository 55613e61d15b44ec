import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { withLeanDrawings } from './lean-drawings.ts'
import { withLeanIslands } from './lean-islands.ts'
import { withLeanRuntime } from './lean-runtime.ts'
import { withMergedScripts } from './merged-scripts.ts'
import { withOwnHashesOnly } from './own-hashes.ts'

/** Takes out of each built page what it does not need. */
export function builtPages(): AstroIntegration {
  return {
    name: 'built-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        for await (const file of glob('**/*.html', { cwd: folder })) {
          const path = join(folder, file)
          const lean = withLeanIslands(withLeanDrawings(await readFile(path, 'utf8')))
          await writeFile(path, withOwnHashesOnly(withMergedScripts(withLeanRuntime(lean))))
        }
      },
    },
  }
}
