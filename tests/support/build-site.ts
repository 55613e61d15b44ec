import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import process from 'node:process'
import type { SETTINGS } from './sites.ts'

/** Builds the site, and returns what the build says. A blank setting counts as missing. */
export function buildSite(folder: string, settings: typeof SETTINGS, exitCode = 0): string {
  const { status, stdout, stderr } = spawnSync('npx', ['astro', 'build', '--outDir', folder], {
    env: { ...process.env, ...settings },
    encoding: 'utf8',
  })
  assert.equal(status, exitCode, stdout + stderr)
  return stdout + stderr
}

/** What visitors read on a page: each paragraph, list item, title, button and table cell by itself. */
export function passagesIn(html: string): string[] {
  return html
    .replace(/^.*<body/s, '<body')
    .replace(/<(script|style|svg)\b.*?<\/\1>|<!--.*?-->/gs, '')
    .replace(/<\/a><a\b/g, '\n<a')
    .replace(/<\/?(?:a|em|span|strong)\b[^>]*>/g, '')
    .split(/<[^>]*>|\n/)
    .map((passage) => passage.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}

/** What visitors hear, or read elsewhere: the page's title and description, labels, alternative texts. */
export const attributesIn = (html: string): string[] =>
  [...html.matchAll(/(?:<title>|(?:content|aria-label|alt)=")([^"<]+)/g)].map(
    ([, text = '']) => text,
  )
