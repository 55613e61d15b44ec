// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { normalizeTags, propagateCampaignTags } from './campaign-tags.ts'

const ALL_SIX = 'utm_source=1&utm_medium=2&utm_campaign=3&utm_term=4&utm_content=5&ref=6'

it.each([
  ['all six', `?${ALL_SIX}`, Object.fromEntries(new URLSearchParams(ALL_SIX))],
  ['the first of each name', '?ref=first&ref=second', { ref: 'first' }],
  ['no invisible characters', '?ref=%20%E2%80%AEne%00ws%0D%0A%E2%80%8B+%E2%81%A6', { ref: 'news' }],
  ['no blank tags', '?ref=&utm_source=%20%E2%80%AE&utm_medium', {}],
  ['at most 150 whole characters', `?ref=${'👂'.repeat(1000)}`, { ref: '👂'.repeat(150) }],
  ['names in any case, and others', '?gclid=1&UTM_Source=A', { gclid: '1', utm_source: 'A' }],
  ['tags after &amp;', '?utm_source=a&amp;ref=b%26amp;c', { utm_source: 'a', ref: 'b&amp;c' }],
])('keeps %s', (_what, search, tags) => {
  expect(Object.fromEntries(normalizeTags(search))).toMatchObject(tags)
  expect(`${normalizeTags(`?${normalizeTags(search)}`)}`).toBe(`${normalizeTags(search)}`)
})

const VISIT = 'utm_source=news%20letter&gclid=1&ref=a%26b%2Bc'
const ADDED = 'utm_source=news%20letter&ref=a%26b%2Bc'
const FORM = 'https://forms.example/f'

const NAMES = 'data-tag-parameters="utm_source=utm_source&amp;ref=ref"'

it.each([
  ['href="/privacy-policy"', `/privacy-policy?${ADDED}`],
  ['href="/?ref=own#faq"', '/?ref=own&utm_source=news%20letter#faq'],
  ['href="#faq"', '#faq'],
  ['href="https://evil.example/"', 'https://evil.example/'],
  [`href="${FORM}?a=b%20c#top" ${NAMES}`, `${FORM}?a=b%20c&${ADDED}#top`],
  [`href="${FORM}#p=1" data-tag-placement="hash" ${NAMES}`, `${FORM}#p=1&${ADDED}`],
  [`href="${FORM}" data-tag-parameters="ref=Found+us"`, `${FORM}?Found%20us=a%26b%2Bc`],
])('a visit with tags turns %s into %s', (attributes, expected) => {
  window.history.replaceState(null, '', `/?${VISIT}`)
  document.body.innerHTML = `<a ${attributes}>Go</a>`
  propagateCampaignTags()
  const address = document.querySelector('a')?.getAttribute('href')
  expect(address?.replace(location.origin, '')).toBe(expected)
})

it.each([
  ['/#faq?utm_source=mail&utm_medium=email', '/?utm_source=mail&utm_medium=email#faq'],
  ['/?ref=a#faq&amp;ref=b&gclid=1', '/?ref=a#faq'],
  ['/#utm_source=mail&ref=a', '/?utm_source=mail&ref=a'],
  ['/?UTM_Source=mail&amp;gclid=1#faq', '/?UTM_Source=mail&amp;gclid=1#faq'],
])('tags after an anchor move into the query: %s becomes %s', (pasted, repaired) => {
  window.history.replaceState(null, '', pasted)
  const { length } = window.history
  propagateCampaignTags()
  expect(location.href.replace(location.origin, '')).toBe(repaired)
  expect(window.history).toHaveLength(length)
})
