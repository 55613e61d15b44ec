import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ANCHORS } from '../chrome/site-links.ts'
import { faq } from '../copy/faq.ts'
import { Prose } from '../ui/prose.tsx'
import { fillTokens } from './fill-tokens.ts'
import { LEGAL_PAGES, readLegalPage } from './real-pages.ts'

const bodies = LEGAL_PAGES.map((slug) => ({
  slug,
  markup: renderToStaticMarkup(
    <Prose markdown={fillTokens(readLegalPage(slug).body, {}, 'near')} />,
  ),
}))

const answers = faq.items.map(({ id, answer }) => ({
  slug: `answer "${id}"`,
  markup: renderToStaticMarkup(<Prose markdown={answer} />),
}))

/** Every page that a link may lead to, with its anchors. */
const ANCHORS_OF_PAGES = new Map([
  ['/', [...Object.values(ANCHORS), ...faq.items.map(({ id }) => id)] as string[]],
  ...bodies.map(({ slug, markup }): [string, string[]] => [
    `/${slug}`,
    [...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? ''),
  ]),
])

const links = [...bodies, ...answers].flatMap(({ slug, markup }) =>
  [...markup.matchAll(/<a href="([^"]*)"/g)].map((match) => ({ from: slug, href: match[1] ?? '' })),
)

const isOutside = ({ href }: { href: string }) => /^https:\/\/[^/]+\.[a-z]+(\/|$)/.test(href)

describe('the links of the legal pages and the FAQ', () => {
  it('are found here', () => {
    expect(links.filter(isOutside).length).toBeGreaterThan(4)
    expect(links.filter((link) => !isOutside(link)).length).toBeGreaterThan(12)
  })

  it.each(links.filter((link) => !isOutside(link)))('$href, in $from, leads somewhere', (link) => {
    const [path = '', anchor] = link.href.split('#')
    const anchors = ANCHORS_OF_PAGES.get(path || `/${link.from}`)
    expect(anchors, 'the page is there').toBeDefined()
    if (anchor !== undefined) expect(anchors).toContain(anchor)
  })
})
