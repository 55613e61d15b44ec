import { spawnSync } from 'node:child_process'
import process from 'node:process'
import type { SETTINGS } from './sites.ts'

/** Builds the site. A blank setting counts as missing. */
export function buildSite(folder: string, settings: typeof SETTINGS) {
  const { status, stdout, stderr } = spawnSync('npx', ['astro', 'build', '--outDir', folder], {
    env: { ...process.env, ...settings },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

/** What visitors read on a page: each paragraph, list item, title, button and table cell by itself. */
export function passagesIn(html: string): string[] {
  const text = html
    .replace(/^.*<body/s, '<body')
    .replace(/<(script|style|svg)\b.*?<\/\1>|<!--.*?-->/gs, '')
    .replace(/<\/a><a\b/g, '\n<a')
    .replace(/<\/?(?:a|em|span|strong)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, '\n')
  const passages = text.split('\n').map((passage) => passage.replace(/\s+/g, ' ').trim())
  return passages.filter(Boolean)
}

/** What visitors hear, or read elsewhere: the page's title and description, labels, alternative texts. */
export const attributesIn = (html: string): string[] =>
  [...html.matchAll(/(?:<title>|(?:content|aria-label|alt)=")([^"<]+)/g)].map(
    ([, text = '']) => text,
  )
