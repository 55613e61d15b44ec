import { spawnSync } from 'node:child_process'
import process from 'node:process'

/** Addresses as an owner may set them. */
export const SETTINGS = {
  SITE_URL: 'https://www.site.example',
  WAITLIST_FORM_URL: 'https://form.example/waitlist',
  BOOKING_URL: 'https://booking.example/call',
  WAITLIST_FORM_LOADING: '',
}

/**
 * Builds the site.
 * @param settings a blank one counts as missing, so that the machine's own never leak into tests
 */
export function buildSite(folder: string, settings: NodeJS.ProcessEnv) {
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
