// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyAddress, RUNS } from './any-address.ts'
import {
  addCampaignTags,
  CAMPAIGN_TAGS,
  carryCampaignTags,
  readCampaignTags,
} from './campaign-tags.ts'

const read = (search: string) => Object.fromEntries(readCampaignTags(search))

it.each([
  [
    'the six and nothing else',
    '?gclid=1&utm_source=s&utm_medium=m&utm_campaign=c&utm_term=t&utm_content=o&ref=r&utm_id=3&__proto__=x&UTM_SOURCE=y',
    {
      utm_source: 's',
      utm_medium: 'm',
      utm_campaign: 'c',
      utm_term: 't',
      utm_content: 'o',
      ref: 'r',
    },
  ],
  ['the first of each name', '?ref=first&ref=second', { ref: 'first' }],
  ['no invisible characters', '?ref=%20%E2%80%AEne%00ws%0D%0A%E2%80%8B+%E2%81%A6', { ref: 'news' }],
  ['no blank ones', '?ref=&utm_source=%20%E2%80%AE&utm_medium', {}],
  ['broken escapes', '?utm_source=100%', { utm_source: '100%' }],
  ['at most 150 characters', `?ref=${'a'.repeat(151)}`, { ref: 'a'.repeat(150) }],
  ['no half characters', `?ref=${'👂'.repeat(1000)}`, { ref: '👂'.repeat(150) }],
])('reads %s', (_what, search, tags) => {
  expect(read(search)).toEqual(tags)
})

const TAGS = readCampaignTags('?utm_source=news letter&ref=a%26b%2Bc')
const ADDED = 'utm_source=news%20letter&ref=a%26b%2Bc'

describe('an address', () => {
  it.each([
    ['query', 'https://tally.so/embed/m', '', `?${ADDED}`],
    ['query', 'https://tally.so/embed/m?a=b%20c', '', `&${ADDED}`],
    ['query', 'https://tally.so/embed/m', '#top', `?${ADDED}`],
    ['hash', 'https://form.typeform.com/to/N?x=1', '', `#${ADDED}`],
    ['hash', 'https://form.typeform.com/to/N#ref=own', '', '&utm_source=news%20letter'],
    ['none', 'https://forms.office.com/r/W?x=1', '#top', ''],
    ['map', 'https://airtable.com/embed/shrU?x=1', '#top', ''],
    ['query', 'https://tally.so/embed/m?utm_source=own&%72ef=own', '', ''],
    ['query', 'https://tally.so/embed/m?utm_source&ref=', '', ''],
    ['hash', 'https://form.typeform.com/to/N?utm_source=own#ref=own', '', ''],
  ] as const)('gets what is not there yet, by %s: %s%s', (how, start, end, added) => {
    expect(addCampaignTags(start + end, TAGS, { how })).toBe(start + added + end)
  })

  it.each([
    ['map', 'utm_source=entry.1&utm_medium=entry.2&ref=entry.1', '?entry.2=own', '&entry.1=s'],
    ['query', 'ref=from', '', '?utm_source=s&utm_medium=m&from=r'],
    ['map', 'ref=prefill_Found us', '', '?prefill_Found%20us=r'],
  ] as const)('gets them by %s under the owner’s names: %s', (how, names, own, added) => {
    const tags = readCampaignTags('?utm_source=s&utm_medium=m&ref=r')
    const form = `https://forms.example/1${own}`
    expect(addCampaignTags(form, tags, { how, names })).toBe(form + added)
  })
})

const LINKS = CAMPAIGN_TAGS.map((tag) => `tally.so/embed/m?${tag}=own&a=%20b#${tag}=own`).join(' ')

it('whatever the addresses, tags stay short and printable, and the owner’s parameters stay', () => {
  const how = fc.constantFrom('query', 'hash', 'map', 'none')
  const value = fc.string({ unit: 'binary', maxLength: 300 })
  const arrival = fc
    .dictionary(fc.constantFrom(...CAMPAIGN_TAGS, 'gclid'), value)
    .map((tags) => `${new URLSearchParams(tags)}`)
  fc.assert(
    fc.property(fc.oneof(arrival, fc.string()), anyAddress(LINKS), how, (search, address, how) => {
      const tags = readCampaignTags(search)
      for (const text of tags.values()) expect(text).toMatch(/^[^\p{Cc}\p{Cf}]{1,150}$/u)
      if (!URL.canParse(address)) return
      const before = new URL(address)
      const tagged = addCampaignTags(before.href, tags, { how, names: 'ref=entry.1' })
      const after = new URL(tagged)
      expect(after.origin + after.pathname).toBe(before.origin + before.pathname)
      expect(after.search.startsWith(before.search)).toBe(true)
      expect(after.hash.startsWith(before.hash)).toBe(true)
      expect(addCampaignTags(tagged, tags, { how, names: 'ref=entry.1' })).toBe(tagged)
    }),
    RUNS,
  )
})

/** The link's or the frame's address after a visit by the given address. */
function carried(search: string, markup: string) {
  window.history.replaceState(null, '', `/${search}`)
  document.body.innerHTML = markup
  carryCampaignTags()
  const { href, dataset } =
    document.querySelector<HTMLAnchorElement>('a, div') ?? new HTMLAnchorElement()
  return dataset.frameUrl ?? href.replace(location.origin, '')
}

describe('a page reached with campaign tags', () => {
  const ARRIVAL = '?utm_source=mail&gclid=1&ref=a%20b'
  const TAGGED = 'utm_source=mail&ref=a%20b'
  const FORM = 'https://forms.example/f'

  it.each([
    ['/privacy-policy#section-2', '', `/privacy-policy?${TAGGED}#section-2`],
    ['/', '', `/?${TAGGED}`],
    ['/?ref=own#faq', '', '/?ref=own&utm_source=mail#faq'],
    ['#waitlist', '', `/${ARRIVAL}#waitlist`],
    ['https://evil.example/', '', 'https://evil.example/'],
    ['mailto:hello@quiet.example', '', 'mailto:hello@quiet.example'],
    [FORM, 'data-tags="query"', `${FORM}?${TAGGED}`],
    [FORM, 'data-tags="hash"', `${FORM}#${TAGGED}`],
    [FORM, 'data-tags="none"', FORM],
    [FORM, 'data-tags="map" data-tag-names="ref=entry.1"', `${FORM}?entry.1=a%20b`],
  ])('carries them on: %s %s', (href, how, expected) => {
    expect(carried(ARRIVAL, `<a href="${href}" ${how}>Go</a>`)).toBe(expected)
    expect(carried('?gclid=1', `<a href="${href}" ${how}>Go</a>`)).not.toContain('ref=a')
  })

  it('hands them to the form’s frame', () => {
    const place = (url: string) => `<div data-frame-url="${url}" data-tags="hash"></div>`
    expect(carried(ARRIVAL, place(FORM))).toBe(`${FORM}#${TAGGED}`)
    expect(carried('?gclid=1', place(FORM))).toBe(FORM)
  })
})
