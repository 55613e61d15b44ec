import { globSync, readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import process from 'node:process'
import type { AstroIntegration } from 'astro'
import { subsetFont } from '../src/scenes/subset-font.ts'

const ROOT = join(import.meta.dirname, '..')

/** As imported in `font.css` and `document.astro`. */
const FONT_FILE = 'site-font.woff2'

/** The lightest and heaviest weight in the style sheets. */
const FONT_WEIGHTS = { min: 400, max: 700 } as const

const COPY_FILES = 'src/{content,content/faq,content/legal,legal}/*.{ts,md}'

/** Always included, so that an edit never lacks a character. */
const BASIC_LATIN = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('')
const TYPOGRAPHY = '\u00a0©·×‘’“”–—…−'

/** Every character in the copy, plus basic Latin and common typography. */
export function usedCharacters(): string {
  const files = globSync(COPY_FILES, { cwd: ROOT, exclude: ['**/*.test.ts'] })
  const texts = files.map((file) => readFileSync(join(ROOT, file), 'utf8'))
  const characters = new Set([BASIC_LATIN, TYPOGRAPHY, ...texts].join(''))
  return [...characters].filter((character) => character >= ' ').join('')
}

/** Makes the font file that the pages load. */
export function siteFont(): AstroIntegration {
  return {
    name: 'site-font',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        if (command !== 'build' && command !== 'dev') return
        const path = join(ROOT, 'node_modules/.cache/atkinson-hyperlegible-next.woff2')
        await mkdir(dirname(path), { recursive: true })
        const options = { targetFormat: 'woff2', variationAxes: { wght: FONT_WEIGHTS } } as const
        const font = await subsetFont('latin', usedCharacters(), options)
        // Renamed into place, so that a concurrent build never reads an incomplete file.
        await writeFile(`${path}.${process.pid}`, font)
        await rename(`${path}.${process.pid}`, path)
        const alias = { [FONT_FILE]: path, [`${FONT_FILE}?url`]: `${path}?url` }
        updateConfig({ vite: { resolve: { alias } } })
      },
    },
  }
}
