import { expect, it } from 'vitest'
import { pages } from '../src/content/pages.ts'
import { checkExpiry, unsetFacts, validateFacts, wordingWarnings } from './owner-facts.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const CONTACT = { contact: 'mailto:me@quiet.example', expires: '2026-12-31' }
const GOOD = { siteFacts: {}, securityContact: CONTACT, PRODUCT_NAME: 'Hush', pages }
const faultsOf = (faulty: object) => validateFacts({ ...GOOD, ...faulty }, NOW).faults

it('set, unset and blank facts are valid', () => {
  const facts = { contactEmail: ' ', companyName: undefined, governingLaw: 'Ireland' }
  expect(faultsOf({ siteFacts: facts })).toEqual([])
  expect(unsetFacts(facts)).not.toContain('governingLaw')
  expect(unsetFacts(facts).slice(0, 3)).toEqual(['companyName', 'companyAddress', 'contactEmail'])
  expect(faultsOf({ siteFacts: { serverLogRetention: 'no longer than 30 days' } })).toEqual([])
  expect(faultsOf({ securityContact: undefined })).toEqual([])
  expect(faultsOf({ securityContact: { ...CONTACT, expires: '2020-01-31' } })).toEqual([])
})

it('facts are shown as typed, except for straight apostrophes', () => {
  const typed = { companyName: " St Patrick's Quiet Pte. ", contactEmail: "o'neill@quiet.example" }
  const { facts } = validateFacts({ ...GOOD, siteFacts: { ...typed, team: ' ' } }, NOW)
  expect(facts).toEqual({ ...typed, companyName: 'St Patrick’s Quiet Pte.', team: undefined })
})

it('the founder’s words have at most 240 characters', () => {
  const notes = [239, 240].map((count) => ({ words: `${'A'.repeat(count)}.`, name: 'Ada' }))
  const faults = notes.flatMap((founderNote) => faultsOf({ siteFacts: { founderNote } }))
  expect(faults).toEqual([expect.stringContaining('must have at most 240 characters')])
})

it('words that health copy avoids only cause a warning', () => {
  expect(wordingWarnings({ progress: 'We test slowly.' })).toEqual([])
  expect(wordingWarnings({ progress: 'Our therapy starts in May.' })).toEqual([
    'progress in src/content/site-facts.ts says “therapy”. Better: sound, listening, people with tinnitus.',
  ])
})

it('misspelled facts are reported, with those whose names begin alike', () => {
  const facts = { contactMail: 'a@quiet.example', callDuration: '1 hour', agb: 'x', team: 'Ada' }
  expect(faultsOf({ siteFacts: facts })).toEqual([
    'siteFacts in src/content/site-facts.ts has no fact named contactMail (perhaps contactEmail), ' +
      'callDuration (perhaps callWith or callLength or callService), agb.',
  ])
})

it('a security contact is published through its last day, with a warning 30 days before', () => {
  const expiryOf = (expires: string) => checkExpiry({ ...CONTACT, expires }, NOW)
  expect(checkExpiry(undefined, NOW)).toEqual({ securityContact: undefined, warnings: [] })
  expect(expiryOf('2026-04-01').warnings).toEqual([])
  expect(expiryOf('2026-03-31').warnings).toEqual([
    'securityContact expires on 2026-03-31; after that day, security.txt is left out. ' +
      'Set a new date in src/content/site-facts.ts.',
  ])
  expect(expiryOf('2026-03-01').securityContact).toBeDefined()
  expect(expiryOf('2026-02-28')).toEqual({
    securityContact: undefined,
    warnings: [expect.stringContaining('expired on 2026-02-28, so security.txt is left out')],
  })
})

it.each([
  [{ contactEmail: 'ada@quiet.example, bo@quiet.example' }, 'must be a single email address'],
  [{ companyAddress: '1 Quay St\nCork' }, 'has a line break; use one line'],
  [{ companyName: 'Quiet <b>Ltd</b>' }, 'has HTML or Markdown'],
  [{ progress: 'A first version runs' }, 'must be a whole sentence'],
  [{ progress: 'a first version runs.' }, 'must be a whole sentence'],
  [{ founderNote: { words: 'I hear it, too.' } }, 'must have both words and name'],
  [{ founderNote: { words: 'I try.', name: 'Ada', role: 'CEO' } }, 'must have words and name, and'],
  [{ team: 'Two sisters' }, 'must begin with a small letter'],
  [{ callWith: 'The maker' }, 'must begin with a small letter'],
  [{ governingLaw: 'The Netherlands' }, 'must begin with a small letter'],
  [{ transferSafeguard: 'The EU contract' }, 'must begin with a small letter'],
  [{ team: 'by Ada' }, 'must be just who'],
  [{ callWith: 'with Ada' }, 'must be just who'],
  [{ companyCity: 'In Cork' }, 'must be just the town'],
  [{ callLength: '15 minutes.' }, 'must read on inside a sentence'],
  [{ emailFrequency: 'Once a month' }, 'must read on inside a sentence'],
  [{ emailFrequency: 'only when there is news' }, 'must be how often, such as once a month'],
  [{ governingLaw: 'Irish law' }, 'must be a place, such as Ireland, because it follows'],
  [{ legalForm: 'private company' }, 'must begin with ‘a’ or ‘an’, such as a partnership'],
  [{ serverLogRetention: 'no logs are kept' }, 'must be a length of time, such as 30 days'],
  [{ waitlistRetention: 'until launch' }, 'must be a length of time, such as 30 days'],
  [{ serverLogRetention: 30 }, 'must be text in quotation marks'],
  [{ formAsksConsent: 'yes' }, 'must be true or false, without quotation marks'],
])('the fact %j %s', (siteFacts, fault) => {
  const [name] = Object.keys(siteFacts)
  const where = `siteFacts.${name} in src/content/site-facts.ts`
  expect(faultsOf({ siteFacts })).toEqual([expect.stringContaining(`${where} ${fault}`)])
})

it.each([
  ['contact', 'me@quiet.example', 'must begin with mailto: or https://'],
  ['contact', 'mailto:a@b.c\nX: y', 'must begin with mailto: or https://'],
  ['expires', 'soon', 'must be a date such as 2027-06-30'],
  ['expires', '2027-03-05', 'is 2027-03-05; choose a date within a year from now'],
])('the security contact’s %s %j %s', (part, value, fault) => {
  const faults = faultsOf({ securityContact: { ...CONTACT, [part]: value } })
  const where = `securityContact.${part} in src/content/site-facts.ts`
  expect(faults).toEqual([expect.stringContaining(`${where} ${fault}`)])
})

it('a blank name is invalid, as are titles and descriptions that search results truncate', () => {
  const heads = { home: { title: 't'.repeat(62), description: 'short' } }
  expect(faultsOf({ PRODUCT_NAME: ' ', pages: heads })).toEqual([
    'PRODUCT_NAME in src/content/site-facts.ts is blank.',
    'pages.home.title in src/content/pages.ts has 62 characters, including PRODUCT_NAME; it must have 5 to 60.',
    'pages.home.description in src/content/pages.ts has 5 characters, including PRODUCT_NAME; it must have 50 to 160.',
  ])
})
