import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { FONT_FILE, subsetFont } from './subset-font.ts'
import { usedCharacters } from './used-characters.ts'

const CACHE = new URL('../../node_modules/.cache/site-font/', import.meta.url)
const SOURCES = ['./subset-font.ts', '../../package-lock.json']

/** Where the subset for these characters is kept; a new one for anything that changes it. */
function subsetPath(characters: string): string {
  const key = createHash('sha256').update(characters)
  for (const source of SOURCES) key.update(readFileSync(new URL(source, import.meta.url)))
  const folder = key.digest('hex').slice(0, 16)
  return fileURLToPath(new URL(`${folder}/atkinson-hyperlegible-next.woff2`, CACHE))
}

/** Renamed into place, so that a build at the same time never reads half a file. */
function writeWhole(path: string, content: Buffer) {
  mkdirSync(dirname(path), { recursive: true })
  const part = `${path}.${process.pid}`
  writeFileSync(part, content)
  renameSync(part, path)
}

/**
 * Puts the subset of the font in the place of the package's file, which `font.css` names, in
 * builds and in `npm run dev`. The address with its hash stays Vite's affair.
 */
export function siteFont(): AstroIntegration {
  let path = ''
  return {
    name: 'site-font',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        if (command !== 'build' && command !== 'dev') return
        const characters = usedCharacters()
        path = subsetPath(characters)
        if (!existsSync(path)) writeWhole(path, await subsetFont(characters))
        const alias = { [FONT_FILE]: path, [`${FONT_FILE}?url`]: `${path}?url` }
        updateConfig({ vite: { resolve: { alias } } })
      },
      'astro:build:done': ({ logger }) => {
        logger.info(`The font for the pages has ${statSync(path).size.toLocaleString('en')} bytes.`)
      },
    },
  }
}
