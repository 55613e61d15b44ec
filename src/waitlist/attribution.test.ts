import { describe, expect, it } from 'vitest'
import { carryTags, readCampaignTags, withCampaignTags } from './attribution.ts'

const SITE = 'https://www.quiet.example'
const TAGS = { utm_source: 'news letter', ref: 'a&b+c' }

describe('the tags of a landing address', () => {
  it('are the six and nothing else', () => {
    const search =
      '?gclid=1&utm_source=s&utm_medium=m&utm_campaign=c&utm_term=t&utm_content=o&ref=r' +
      '&fbclid=2&utm_id=3&email=me@quiet.example&__proto__=x&constructor=x&UTM_SOURCE=y'
    expect(readCampaignTags(search)).toEqual({
      utm_source: 's',
      utm_medium: 'm',
      utm_campaign: 'c',
      utm_term: 't',
      utm_content: 'o',
      ref: 'r',
    })
  })

  it('are the first of each name', () => {
    expect(readCampaignTags('?ref=first&ref=second')).toEqual({ ref: 'first' })
  })

  it('lose control, bidi and zero-width characters and the spaces around them', () => {
    expect(readCampaignTags('?ref=%20%E2%80%AEne%00ws%0D%0A%E2%80%8B+%E2%81%A6')).toEqual({
      ref: 'news',
    })
  })

  it('are left out when nothing is left of them', () => {
    expect(readCampaignTags('?ref=&utm_source=%20%E2%80%AE&utm_medium')).toEqual({})
    expect(readCampaignTags('')).toEqual({})
  })

  it('end after 150 characters, none of them halved', () => {
    expect(readCampaignTags(`?ref=${'a'.repeat(151)}`).ref).toBe('a'.repeat(150))
    expect(readCampaignTags(`?ref=${'👂'.repeat(100_000)}`).ref).toBe('👂'.repeat(150))
  })

  it('are read from spoiled escapes too', () => {
    expect(readCampaignTags('?ref=%E0%A4%A&utm_source=100%')).toMatchObject({ utm_source: '100%' })
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
    expect(withCampaignTags(`${url}${hash}`, TAGS, how)).toBe(`${url}${added}${end}`)
  })

  it.each([
    ['query', 'https://tally.so/embed/m?utm_source=own&%72ef=own'],
    ['query', 'https://tally.so/embed/m?utm_source&ref='],
    ['hash', 'https://form.typeform.com/to/N#utm_source=own&ref=own'],
    ['hash', 'https://form.typeform.com/to/N?utm_source=own#ref=own'],
  ] as const)('keeps the owner’s own, by %s: %s', (how, url) => {
    expect(withCampaignTags(url, TAGS, how)).toBe(url)
  })

  it('gets what is not there yet after the owner’s hash', () => {
    expect(withCampaignTags('https://form.typeform.com/to/N#ref=own', TAGS, 'hash')).toBe(
      'https://form.typeform.com/to/N#ref=own&utm_source=news%20letter',
    )
  })

  it('gets them under the owner’s names, those alone, and each name once', () => {
    const form = 'https://docs.google.com/forms/d/e/1/viewform?embedded=true&entry.2=own'
    const tags = { utm_source: 's', utm_medium: 'm', utm_term: 't', ref: 'r' }
    const names = { utm_source: 'entry.1', utm_medium: 'entry.2', ref: 'entry.1' }
    expect(withCampaignTags(form, tags, 'map', names)).toBe(`${form}&entry.1=s`)
    expect(withCampaignTags('https://tally.so/r/m', { ref: 'r' }, 'query', { ref: 'from' })).toBe(
      'https://tally.so/r/m?from=r',
    )
  })

  it('takes nothing that an object merely inherits', () => {
    const inherited = Object.create({ ref: 'x', utm_source: 'y' })
    expect(withCampaignTags('https://tally.so/r/m', inherited, 'query')).toBe(
      'https://tally.so/r/m',
    )
    expect(withCampaignTags('https://tally.so/r/m', { ref: 'r' }, 'map', inherited)).toBe(
      'https://tally.so/r/m',
    )
  })
})

describe('a link on the site', () => {
  it.each([
    ['/privacy-policy', '/privacy-policy?ref=r'],
    ['/privacy-policy#section-2', '/privacy-policy?ref=r#section-2'],
    ['/', '/?ref=r'],
    ['/#faq', '/?ref=r#faq'],
    ['/terms.html?x=1#a', '/terms.html?x=1&ref=r#a'],
    ['/v1.2/page', '/v1.2/page?ref=r'],
    [`${SITE}/privacy-policy`, `${SITE}/privacy-policy?ref=r`],
  ])('to a page carries them: %s', (href, carried) => {
    expect(carryTags(href, { ref: 'r' }, SITE)).toBe(carried)
  })

  it.each([
    '#waitlist',
    ' #waitlist',
    '',
    '/sitemap-index.xml',
    '/card.png?v=2#x',
    '/privacy-policy?ref=own',
    'https://evil.example/privacy-policy',
    'https://www.quiet.example.evil.example/',
    'http://www.quiet.example/privacy-policy',
    'https://www.quiet.example:8443/',
    '//evil.example/privacy-policy',
    '/\\evil.example/privacy-policy',
    'mailto:hello@quiet.example',
    'javascript:alert(1)',
    'blob:https://www.quiet.example/1234',
    'https://[broken',
  ])('elsewhere stays as it is: %s', (href) => {
    expect(carryTags(href, { ref: 'r' }, SITE)).toBe(href)
  })

  it('carries nothing when there is nothing to carry, or no origin to compare with', () => {
    expect(carryTags('/privacy-policy#a', {}, SITE)).toBe('/privacy-policy#a')
    expect(carryTags('/privacy-policy', { ref: 'r' }, 'null')).toBe('/privacy-policy')
  })
})
