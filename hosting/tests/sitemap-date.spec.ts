import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { lastChange } from '../../src/found/last-change.ts'

/** What a visitor of the landing page reads and sees. */
const SHOWN = ['src/copy', 'src/sections', 'src/masking', 'src/pages/index.astro']

it('the sitemap dates the landing page by the last change of what it shows', () => {
  const day = lastChange(SHOWN)
  // Without a history there is no date.
  const date = day === undefined ? '' : `<lastmod>${day}</lastmod>`
  expect(readFileSync(join(inject('dist'), 'sitemap.xml'), 'utf8')).toContain(
    `<url><loc>https://www.example.com/</loc>${date}</url>`,
  )
})
