import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import subset from 'subset-font'

const PACKAGE = '@fontsource-variable/atkinson-hyperlegible-next'

/** As imported in `font.css`. */
const FONT_FILE = `${PACKAGE}/files/atkinson-hyperlegible-next-latin-wght-normal.woff2`

/** The lightest and heaviest weight in the style sheets. */
const FONT_WEIGHTS = { min: 400, max: 700 } as const

const COPY_FOLDERS = ['../src/copy/', '../src/copy/faq/', '../src/legal/']
const COPY_FILE = /(?<!\.test)\.(ts|md)$/

/** Always included, so that an edit never lacks a character. */
const BASIC_LATIN = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('')
const TYPOGRAPHY = '\u00a0©·×‘’“”–—…−'

/** Every character in the copy, plus basic Latin and common typography. */
export function usedCharacters(): string {
  const texts = COPY_FOLDERS.flatMap((folder) => {
    const url = new URL(folder, import.meta.url)
    return readdirSync(url)
      .filter((name) => COPY_FILE.test(name))
      .map((name) => readFileSync(new URL(name, url), 'utf8'))
  })
  const characters = new Set([BASIC_LATIN, TYPOGRAPHY, ...texts].join(''))
  return [...characters]
    .filter((character) => character >= ' ')
    .sort()
    .join('')
}

const SUBSET = new URL('../node_modules/.cache/atkinson-hyperlegible-next.woff2', import.meta.url)

/** Replaces the full font with a subset. */
export function siteFont(): AstroIntegration {
  return {
    name: 'site-font',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        if (command !== 'build' && command !== 'dev') return
        const path = fileURLToPath(SUBSET)
        await mkdir(dirname(path), { recursive: true })
        const font = await readFile(createRequire(import.meta.url).resolve(FONT_FILE))
        const options = { targetFormat: 'woff2', variationAxes: { wght: FONT_WEIGHTS } } as const
        // Renamed into place, so that a concurrent build never reads an incomplete file.
        await writeFile(`${path}.${process.pid}`, await subset(font, usedCharacters(), options))
        await rename(`${path}.${process.pid}`, path)
        const alias = { [FONT_FILE]: path, [`${FONT_FILE}?url`]: `${path}?url` }
        updateConfig({ vite: { resolve: { alias } } })
      },
    },
  }
}
