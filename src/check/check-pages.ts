import type { Owner } from '../content/owner-type.ts'
import type { legalPages } from '../content/pages.ts'
import { linkFaults, targetOf } from './check-links.ts'
import {
  draftsIn,
  HTML_FAULTS,
  PARAGRAPH_WARNINGS,
  PROSE_FAULTS,
  quote,
  TEXT_FAULTS,
} from './draft-marks.ts'
import { type Page, plain, readPage } from './read-page.ts'
import { wordsToAvoidIn } from './words-to-avoid.ts'
import {
  CLAIMS,
  DEVICE_SENTENCE,
  FIXED_WORDS,
  HELP_LINKS,
  SAFE_SENTENCES,
  SAFE_WITH_SOUND,
} from './words-to-keep.ts'

interface BuiltSite {
  /** The HTML of each page, by path: `/`, `/privacy-policy`. */
  pages: Readonly<Record<string, string>>
  /** The path of every file that the build wrote, without `.html`. */
  files: readonly string[]
  siteUrl: string
  owner: Pick<Owner, 'productName' | 'isSoundOffered'>
}

/** Pages on which ordinary legal words are no claims. In the medical disclaimer, they could be. */
const PAGES_WITH_LEGAL_WORDS: readonly string[] = [
  '/privacy-policy',
  '/terms-of-service',
] satisfies `/${keyof typeof legalPages}`[]

const sentencesIn = (text: string) => text.split(/(?<=[.!?])\s+/).filter(Boolean)

/** What a page has less often than the list, which repeats what must be there twice. */
const missing = (listed: string[], count: (one: string) => number) =>
  [...new Set(listed)].filter((one) => count(one) < listed.filter((other) => other === one).length)

/** The texts that make a claim. One that ends as headings do, without a period, is joined with the next. */
const claimsIn = (texts: string[], pattern: RegExp) =>
  texts.flatMap((text, index) => {
    if (!pattern.test(text)) return []
    return /[.!?]$/.test(text) ? text : texts.slice(index, index + 2).join(' ')
  })

const isLimited = (text: string, limit: string) => text.includes(limit) && /\bgoal\b/.test(text)

const draftFaults = ({ body, passages, prose, labels }: Page) => [
  ...draftsIn(prose.join('\n\n'), PROSE_FAULTS),
  ...draftsIn([...passages, ...labels].join('\n'), TEXT_FAULTS),
  ...draftsIn(body, HTML_FAULTS),
]

function fixedWordFaults({ path, passages }: Page) {
  const texts = passages.map(plain)
  const fixed = [...(FIXED_WORDS[path] ?? []), DEVICE_SENTENCE]
  const limited = ({ pattern, limit }: (typeof CLAIMS)[number]) =>
    claimsIn(texts, pattern).filter((text) => isLimited(text, limit))
  return [
    ...fixed
      .filter((words) => !texts.includes(words))
      .map((words) => `lacks “${words}”, which is fixed`),
    ...CLAIMS.filter((claim) => limited(claim).length < (claim.timesOn[path] ?? 0)).map(
      ({ name, limit }) => `lacks “${name}” with “goal” and “${limit}”, which are fixed`,
    ),
  ]
}

function safeSentenceWarnings({ path, passages }: Page, isSoundOffered: boolean) {
  const text = plain(passages.join(' '))
  const withSound = path === '/' && isSoundOffered ? SAFE_WITH_SOUND : ''
  const lines = `${SAFE_SENTENCES[path] ?? ''}${withSound}`.split('\n')
  const listed = lines.flatMap((line) => sentencesIn(line.trim()))
  return missing(listed, (sentence) => text.split(sentence).length - 1).map(
    (sentence) => `no longer says “${sentence}”, which keeps people safe`,
  )
}

function helpLinkWarnings({ path, links }: Page, siteUrl: string) {
  const targets = links.map(({ href }) => targetOf(href, path, siteUrl))
  const listed = HELP_LINKS[path]?.split(' ') ?? []
  return missing(listed, (link) => targets.filter((target) => target === link).length).map(
    (link) => `lacks a link to ${link}, by which people find help`,
  )
}

function textWarnings({ path, passages, labels }: Page, productName: string) {
  const texts = [...passages, ...labels].map(plain)
  return [
    ...texts.flatMap((text) =>
      wordsToAvoidIn(text, PAGES_WITH_LEGAL_WORDS.includes(path), productName).map(
        ({ found, instead }) => `says “${found}”. Better: ${instead}. It is in ${quote(text)}`,
      ),
    ),
    ...CLAIMS.flatMap(({ pattern, limit }) =>
      claimsIn(passages.map(plain), pattern)
        .filter((text) => !isLimited(text, limit))
        .map((text) => `makes a claim without “goal” or “${limit}”: ${quote(text)}`),
    ),
    ...passages.flatMap((passage) => draftsIn(passage, PARAGRAPH_WARNINGS)),
  ]
}

/**
 * The last reader of a built site.
 * @returns faults, which are certain and stop the build, and warnings, which do not: a line each
 */
export function checkPages(site: BuiltSite): { faults: string[]; warnings: string[] } {
  const { files, siteUrl, owner } = site
  const pages = Object.entries(site.pages).map(([path, html]) => readPage(path, html))
  const isThere = (target: string) => {
    const [path = '', anchor] = target.split('#')
    const page = pages.find((one) => one.path === path)
    return page ? !anchor || page.ids.has(anchor) : files.includes(path)
  }
  /** What a check finds on all pages. With 'site', words on several pages are named once, with the first page. */
  const findOncePer = (per: 'page' | 'site', check: (page: Page) => string[]) => {
    const found = new Map<string, string>()
    for (const page of pages)
      for (const text of check(page)) {
        const key = per === 'site' ? text : `${page.path} ${text}`
        if (!found.has(key)) found.set(key, `${page.path} ${text}`)
      }
    return [...found.values()]
  }
  return {
    faults: [
      ...findOncePer('page', (page) => linkFaults(page, siteUrl, isThere)),
      ...findOncePer('site', draftFaults),
      ...findOncePer('page', fixedWordFaults),
    ],
    warnings: [
      ...findOncePer('page', (page) => safeSentenceWarnings(page, owner.isSoundOffered)),
      ...findOncePer('page', (page) => helpLinkWarnings(page, siteUrl)),
      ...findOncePer('site', (page) => textWarnings(page, owner.productName)),
    ],
  }
}
