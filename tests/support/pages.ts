import { legalPages } from '../../src/content/pages.ts'

/** The titles of the legal pages, by path. */
export const LEGAL_PAGES = Object.fromEntries(
  Object.entries(legalPages).map(([name, { title }]) => [`/${name}`, title]),
)

/** Every page, by what the title of a test calls it. */
export const PAGES = {
  'the landing page': '/',
  ...Object.fromEntries(Object.entries(LEGAL_PAGES).map(([path, title]) => [`the ${title}`, path])),
  'the 404 page': '/no-such-page',
  'the error page': '/500',
}

export const ALL_PAGES = Object.values(PAGES)
