import { expect, it } from 'vitest'
import { pages } from '../src/copy/pages.ts'
import { PRODUCT_NAME } from '../src/copy/site-facts.ts'
import { ALL_FACTS } from '../src/legal/real-pages.ts'
import { factReport, type OwnerFacts } from './owner-facts.ts'
import { securityText } from './security-text.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const GOOD: OwnerFacts = {
  siteFacts: ALL_FACTS,
  securityContact: { contact: 'mailto:me@quiet.example', expires: '2026-12-31' },
  productName: PRODUCT_NAME,
  heads: pages,
}
const report = (faulty: Partial<OwnerFacts>) => factReport({ ...GOOD, ...faulty }, NOW)

it('whole facts, none at all and blank ones have no fault', () => {
  expect(report({})).toBeUndefined()
  expect(report({ siteFacts: {}, securityContact: undefined })).toBeUndefined()
  expect(report({ siteFacts: { contactEmail: ' ', companyName: undefined } })).toBeUndefined()
})

const EMAIL = 'contactEmail in src/copy/site-facts.ts must be one email address alone, such as'

it.each([
  [{ contactEmail: 'hello' }, EMAIL],
  [{ contactEmail: 'hello@quiet' }, EMAIL],
  [{ contactEmail: 'mailto:hello@quiet.example' }, EMAIL],
  [{ contactEmail: 'Ada <ada@quiet.example>' }, EMAIL],
  [{ contactEmail: 'ada@quiet.example.' }, EMAIL],
  [{ contactEmail: 'ada@quiet.example, bo@quiet.example' }, EMAIL],
  [{ governingLaw: 'Irish law' }, 'governingLaw in src/copy/site-facts.ts must name a place, such'],
  [{ waitlistRetention: 'until launch' }, 'waitlistRetention in src/copy/site-facts.ts must be a'],
  [{ serverLogRetention: 30 }, 'serverLogRetention in src/copy/site-facts.ts must be text between'],
])('%j is a fault', (siteFacts, words) => {
  expect(report({ siteFacts: siteFacts as object })).toContain(`\n  ${words}`)
})

it.each([
  [{ contact: 'me@quiet.example' }, 'its contact must begin with mailto: or https://, as mailto:'],
  [{ contact: 'mailto:a@b.c\nX: y' }, 'its contact must begin with mailto: or https://'],
  [{ contact: 'quiet.example/report' }, 'its contact must begin with mailto: or https://'],
  [{ expires: 'soon' }, 'its last day must be written as in 2027-06-30.'],
  [{ contact: undefined, expires: undefined }, 'https://, as mailto:me@example.com does; its last'],
  [{ expires: '2026-02-28' }, 'expired on 2026-02-28: check that it still reaches you'],
  [{ expires: '2027-03-05' }, 'lasts until 2027-03-05, over a year ahead.'],
])('the security contact %j is a fault', (faulty, words) => {
  const securityContact = { contact: 'mailto:me@quiet.example', expires: '2026-12-31', ...faulty }
  const faults = report({ securityContact: securityContact as OwnerFacts['securityContact'] })
  expect(faults).toContain('securityContact in src/copy/site-facts.ts: ')
  expect(faults).toContain(words)
})

it('security.txt says whom to write to, and until when', () => {
  const contact = { contact: 'mailto:me@quiet.example', expires: '2026-12-31' }
  expect(securityText(contact, new URL('https://www.quiet.example'), NOW)).toBe(
    'Contact: mailto:me@quiet.example\nExpires: 2026-12-31T23:59:59Z\nPreferred-Languages: en\n' +
      'Canonical: https://www.quiet.example/.well-known/security.txt\n',
  )
})

it('a product name too long for the pages’ titles is a fault, with the room that there is', () => {
  const productName = 'Quiet Companion'
  const title = `A planned sound app for people with tinnitus – ${productName}`
  const description = 'd'.repeat(100)
  expect(report({ productName, heads: { home: { title, description } } })).toBe(
    'The site cannot be built with these facts:\n' +
      '  The title of home in src/copy/pages.ts has 62 characters; 5 to 60 fit. ' +
      'PRODUCT_NAME in src/copy/site-facts.ts is part of it; 13 characters are left for it.',
  )
  expect(report({ productName: ' ' })).toContain('PRODUCT_NAME in src/copy/site-facts.ts is blank.')
})

it.each([
  ['title', 'abcd', 'has 4 characters; 5 to 60 fit.'],
  ['description', 'd'.repeat(161), 'has 161 characters; 50 to 160 fit.'],
])('a %s of another length is a fault', (part, text, words) => {
  const head = { title: 'A title', description: 'd'.repeat(100), [part]: text }
  const faults = report({ heads: { home: head } })
  expect(faults).toMatch(new RegExp(`\n  The ${part} of home in src/copy/pages.ts ${words}$`))
})

it('every page has a title and a description of its own', () => {
  for (const part of ['title', 'description'] as const) {
    expect(new Set(Object.values(pages).map((head) => head[part])).size).toBe(6)
  }
})
