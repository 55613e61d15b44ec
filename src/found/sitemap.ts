import { readFile } from 'node:fs/promises'
import { legalTitles } from '../copy/pages.ts'
import { lastChange } from './last-change.ts'

/** What a visitor of the landing page reads and sees; a test beside it is no change to the page. */
const LANDING_PAGE_SOURCES = ['src/copy', 'src/sections', 'src/masking', 'src/pages/index.astro']

/** The month that the legal page itself names. */
async function lastUpdated(page: string): Promise<string | undefined> {
  const text = await readFile(new URL(`../legal/${page}.md`, import.meta.url), 'utf8')
  return text.match(/^lastUpdated: "(\d{4}-\d{2})"$/m)?.[1]
}

function entry(address: URL, date: string | undefined): string {
  const lastmod = date === undefined ? '' : `<lastmod>${date}</lastmod>`
  return `<url><loc>${address}</loc>${lastmod}</url>`
}

/**
 * `sitemap.xml` (sitemaps.org): the four pages, each with the day or month of its last change
 * where that is known. A date that is not known is left out; search engines stop believing
 * dates that only say when the site was built.
 */
export async function sitemap(site: URL): Promise<string> {
  const legal = await Promise.all(
    Object.keys(legalTitles).map(async (page) =>
      entry(new URL(`/${page}`, site), await lastUpdated(page)),
    ),
  )
  const entries = [entry(new URL('/', site), lastChange(LANDING_PAGE_SOURCES)), ...legal]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}
