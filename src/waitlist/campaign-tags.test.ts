// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyAddress, RUNS } from './any-address.ts'
import {
  addCampaignTags,
  CAMPAIGN_TAGS,
  carryCampaignTags,
  readCampaignTags,
} from './campaign-tags.ts'

const ALL_SIX = 'utm_source=1&utm_medium=2&utm_campaign=3&utm_term=4&utm_content=5&ref=6'

it.each([
  ['all six', `?${ALL_SIX}`, Object.fromEntries(new URLSearchParams(ALL_SIX))],
  ['the first of each name', '?ref=first&ref=second', { ref: 'first' }],
  ['no invisible characters', '?ref=%20%E2%80%AEne%00ws%0D%0A%E2%80%8B+%E2%81%A6', { ref: 'news' }],
  ['no blank ones', '?ref=&utm_source=%20%E2%80%AE&utm_medium', {}],
  ['broken escapes', '?utm_source=100%', { utm_source: '100%' }],
  ['at most 150 characters', `?ref=${'a'.repeat(151)}`, { ref: 'a'.repeat(150) }],
  ['no half characters', `?ref=${'👂'.repeat(1000)}`, { ref: '👂'.repeat(150) }],
  ['nothing but the six', '?gclid=1&utm_id=3&__proto__=x&constructor=x&UTM_SOURCE=y', {}],
])('reads %s', (_what, search, tags) => {
  expect(Object.fromEntries(readCampaignTags(search))).toEqual(tags)
})

const TAGS = readCampaignTags('?utm_source=news letter&ref=a%26b%2Bc')
const ADDED = 'utm_source=news%20letter&ref=a%26b%2Bc'

it.each([
  ['query', '', 'https://tally.so/embed/m', '', `?${ADDED}`],
  ['query', '', 'https://tally.so/embed/m?a=b%20c', '#top', `&${ADDED}`],
  ['query', '', 'https://tally.so/embed/m?utm_source&%72ef=own', '', ''],
  ['query', 'ref=from', 'https://tally.so/r/m?utm_source=own', '', '&from=a%26b%2Bc'],
  ['hash', '', 'https://form.typeform.com/to/N?x=1', '', `#${ADDED}`],
  ['hash', '', 'https://form.typeform.com/to/N#ref=own', '', '&utm_source=news%20letter'],
  ['hash', '', 'https://form.typeform.com/to/N?utm_source=own#ref=own', '', ''],
  ['none', '', 'https://forms.office.com/r/W?x=1', '#top', ''],
  ['map', '', 'https://airtable.com/embed/shrU?x=1', '#top', ''],
  ['map', 'ref=prefill_Found us', 'https://airtable.com/shrU', '', '?prefill_Found%20us=a%26b%2Bc'],
  ['map', 'utm_source=a&ref=b', 'https://airtable.com/shrU?b=own', '', '&a=news%20letter'],
  ['map', 'utm_source=a&ref=a', 'https://airtable.com/shrU', '', '?a=news%20letter'],
] as const)('by %s, named %j, %s%s gets %j', (how, names, start, end, added) => {
  expect(addCampaignTags(start + end, TAGS, { how, names })).toBe(start + added + end)
})

it('whatever the addresses, tags stay short and printable, and the owner’s parameters stay', () => {
  const name = fc.constantFrom(...CAMPAIGN_TAGS, 'gclid')
  const arrival = fc
    .dictionary(
      name,
      fc.string({ unit: fc.constantFrom(...'aé+% 👂\n\0\u202e\u200b'), maxLength: 300 }),
    )
    .map((tags) => `${new URLSearchParams(tags)}`)
  const route = fc.record({
    how: fc.constantFrom('query', 'hash', 'map', 'none'),
    names: fc.constantFrom('ref=entry.1', undefined),
  })
  const address = anyAddress(CAMPAIGN_TAGS.map((tag) => `https://tally.so/${tag}?ref=own`))
  fc.assert(
    fc.property(fc.oneof(arrival, fc.string()), address, route, (search, pasted, tagRoute) => {
      const tags = readCampaignTags(search)
      for (const text of tags.values()) expect(text).toMatch(/^[^\p{Cc}\p{Cf}]{1,150}$/u)
      if (!URL.canParse(pasted)) return
      const before = new URL(pasted)
      const after = new URL(addCampaignTags(before.href, tags, tagRoute))
      expect(after.origin + after.pathname).toBe(before.origin + before.pathname)
      expect(after.search.startsWith(before.search)).toBe(true)
      expect(after.hash.startsWith(before.hash)).toBe(true)
      expect(addCampaignTags(after.href, tags, tagRoute)).toBe(after.href)
    }),
    RUNS,
  )
})

const FORM = 'https://forms.example/f'

it.each([
  ['href="/?ref=own#faq"', '/?ref=own&utm_source=news%20letter#faq'],
  ['href="https://evil.example/"', 'https://evil.example/'],
  [`href="${FORM}" data-tags="none"`, FORM],
  [`href="${FORM}" data-tags="map" data-tag-names="ref=entry.1"`, `${FORM}?entry.1=a%26b%2Bc`],
  [`data-frame-url="${FORM}" data-tags="hash"`, `${FORM}#${ADDED}`],
])('a visit with tags turns %s into %s', (attributes, expected) => {
  window.history.replaceState(null, '', `/?${ADDED}`)
  document.body.innerHTML = `<a ${attributes}>Go</a>`
  carryCampaignTags()
  const link = document.querySelector('a')
  const address = link?.dataset.frameUrl ?? link?.getAttribute('href')
  expect(address?.replace(location.origin, '')).toBe(expected)
})
