import { describe, expect, it } from 'vitest'
import { type CampaignTags, readCampaignTags, withCampaignTags } from './attribution.ts'

const TAGS: CampaignTags = new Map([
  ['utm_source', 'news letter'],
  ['ref', 'a&b+c'],
])

const read = (search: string) => Object.fromEntries(readCampaignTags(search))

describe('the tags of a landing address', () => {
  it('are the six and nothing else', () => {
    const search =
      '?gclid=1&utm_source=s&utm_medium=m&utm_campaign=c&utm_term=t&utm_content=o&ref=r' +
      '&fbclid=2&utm_id=3&email=me@quiet.example&__proto__=x&constructor=x&UTM_SOURCE=y'
    expect(read(search)).toEqual({
      utm_source: 's',
      utm_medium: 'm',
      utm_campaign: 'c',
      utm_term: 't',
      utm_content: 'o',
      ref: 'r',
    })
  })

  it('are the first of each name', () => {
    expect(read('?ref=first&ref=second')).toEqual({ ref: 'first' })
  })

  it('lose control, bidi and zero-width characters and the spaces around them', () => {
    expect(read('?ref=%20%E2%80%AEne%00ws%0D%0A%E2%80%8B+%E2%81%A6')).toEqual({
      ref: 'news',
    })
  })

  it('are left out when nothing is left of them', () => {
    expect(read('?ref=&utm_source=%20%E2%80%AE&utm_medium')).toEqual({})
    expect(read('')).toEqual({})
  })

  it('end after 150 characters, none of them halved', () => {
    expect(read(`?ref=${'a'.repeat(151)}`).ref).toBe('a'.repeat(150))
    expect(read(`?ref=${'👂'.repeat(100_000)}`).ref).toBe('👂'.repeat(150))
  })

  it('are read from spoiled escapes too', () => {
    expect(read('?ref=%E0%A4%A&utm_source=100%')).toMatchObject({ utm_source: '100%' })
  })
})

describe('the form’s address', () => {
  it.each([
    ['query', 'https://tally.so/embed/m', '?utm_source=news%20letter&ref=a%26b%2Bc', ''],
    ['query', 'https://tally.so/embed/m?a=b%20c', '&utm_source=news%20letter&ref=a%26b%2Bc', ''],
    ['query', 'https://tally.so/embed/m', '?utm_source=news%20letter&ref=a%26b%2Bc', '#top'],
    ['hash', 'https://form.typeform.com/to/N?x=1', '', '#utm_source=news%20letter&ref=a%26b%2Bc'],
    ['none', 'https://forms.office.com/r/W?x=1', '', '#top'],
    ['map', 'https://airtable.com/embed/shrU?x=1', '', '#top'],
  ] as const)('gets them by %s: %s', (how, url, added, end) => {
    const hash = how === 'hash' ? '' : end
    expect(withCampaignTags(`${url}${hash}`, TAGS, { how })).toBe(`${url}${added}${end}`)
  })

  it.each([
    ['query', 'https://tally.so/embed/m?utm_source=own&%72ef=own'],
    ['query', 'https://tally.so/embed/m?utm_source&ref='],
    ['hash', 'https://form.typeform.com/to/N#utm_source=own&ref=own'],
    ['hash', 'https://form.typeform.com/to/N?utm_source=own#ref=own'],
  ] as const)('keeps the owner’s own, by %s: %s', (how, url) => {
    expect(withCampaignTags(url, TAGS, { how })).toBe(url)
  })

  it('gets what is not there yet after the owner’s hash', () => {
    expect(withCampaignTags('https://form.typeform.com/to/N#ref=own', TAGS, { how: 'hash' })).toBe(
      'https://form.typeform.com/to/N#ref=own&utm_source=news%20letter',
    )
  })

  it('gets them under the owner’s names, those alone, and each name once', () => {
    const form = 'https://docs.google.com/forms/d/e/1/viewform?embedded=true&entry.2=own'
    const tags = readCampaignTags('?utm_source=s&utm_medium=m&utm_term=t&ref=r')
    const names = 'utm_source=entry.1&utm_medium=entry.2&ref=entry.1'
    expect(withCampaignTags(form, tags, { how: 'map', names })).toBe(`${form}&entry.1=s`)
    const ref = readCampaignTags('?ref=r')
    const tally = 'https://tally.so/r/m'
    expect(withCampaignTags(tally, ref, { how: 'query', names: 'ref=from' })).toBe(
      'https://tally.so/r/m?from=r',
    )
    expect(withCampaignTags(tally, ref, { how: 'map', names: 'ref=prefill_Found us' })).toBe(
      'https://tally.so/r/m?prefill_Found%20us=r',
    )
  })
})
