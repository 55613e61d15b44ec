// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { carryCampaignTags } from './carry-campaign-tags.ts'

const LINKS = [
  '/privacy-policy#section-2',
  '/?ref=own#faq',
  '#waitlist',
  'https://calendly.com/a/b',
  'mailto:hello@quiet.example',
]

function carried(search: string, link: { href: string; tags?: string; tagNames?: string }) {
  window.history.replaceState(null, '', `/${search}`)
  const anchor = document.createElement('a')
  anchor.setAttribute('href', link.href)
  if (link.tags) anchor.dataset.tags = link.tags
  if (link.tagNames) anchor.dataset.tagNames = link.tagNames
  document.body.replaceChildren(anchor)
  carryCampaignTags(document)
  return anchor.getAttribute('href')
}

beforeEach(() => {
  document.body.replaceChildren()
})

describe('the links of a page that was reached with campaign tags', () => {
  const SEARCH = '?utm_source=mail&gclid=1&ref=a%20b'

  it.each([
    ['/privacy-policy', '/privacy-policy?utm_source=mail&ref=a%20b'],
    ['/privacy-policy#section-2', '/privacy-policy?utm_source=mail&ref=a%20b#section-2'],
    ['/', '/?utm_source=mail&ref=a%20b'],
    ['/?ref=own#faq', '/?ref=own&utm_source=mail#faq'],
  ])('to its other pages carry them on: %s', (href, expected) => {
    expect(carried(SEARCH, { href })).toBe(window.location.origin + expected)
  })

  it.each([
    '#waitlist',
    'https://evil.example/',
    'mailto:hello@quiet.example',
    'javascript:void 0',
  ])('stay as they are where nothing is to be carried: %s', (href) => {
    expect(carried(SEARCH, { href })).toBe(href)
  })

  it('carry them to services as their addresses take them', () => {
    const href = 'https://forms.quiet.example/f'
    expect(carried(SEARCH, { href, tags: 'query' })).toBe(`${href}?utm_source=mail&ref=a%20b`)
    expect(carried(SEARCH, { href, tags: 'hash' })).toBe(`${href}#utm_source=mail&ref=a%20b`)
    expect(carried(SEARCH, { href, tags: 'none' })).toBe(href)
    expect(carried(SEARCH, { href, tags: 'map', tagNames: 'ref=entry.1' })).toBe(
      `${href}?entry.1=a%20b`,
    )
  })
})

it.each(LINKS)('without tags every link stays as it is written: %s', (href) => {
  expect(carried('?gclid=1&fbclid=2', { href })).toBe(href)
})
