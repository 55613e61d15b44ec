import { describe, expect, it } from 'vitest'
import { pages } from '../copy/pages.ts'
import { ANCHORS, bookingLink, joinLink, type PageId, quickLinks } from './site-links.ts'

const FORM = {
  href: 'https://forms.quiet.example/waitlist',
  tagRoute: { how: 'query' },
} as const

const OTHER_PAGES: PageId[] = [
  'privacy-policy',
  'terms-of-service',
  'medical-disclaimer',
  'notFound',
  'unexpectedError',
]

it('every page of the site is looked at here', () => {
  expect(Object.keys(pages).sort()).toEqual(['home', ...OTHER_PAGES].sort())
})

it('the sections’ anchors are those the specification gives', () => {
  expect(ANCHORS).toMatchObject({ howItWorks: 'how-it-works', waitlist: 'waitlist', faq: 'faq' })
})

describe('on the landing page', () => {
  const { features, faq, join } = quickLinks('home', FORM)

  it('Join Waitlist scrolls to the waitlist', () => {
    expect(join).toEqual({ label: 'Join Waitlist', href: '#waitlist', opensNewTab: false })
  })

  it('Features and FAQ scroll to their sections', () => {
    expect(features).toEqual({ label: 'Features', href: '#how-it-works', opensNewTab: false })
    expect(faq).toEqual({ label: 'FAQ', href: '#faq', opensNewTab: false })
  })
})

describe.each(OTHER_PAGES)('on the page %s', (page) => {
  const { features, faq, join } = quickLinks(page, FORM)

  it('Join Waitlist opens the form itself in a new tab', () => {
    expect(join).toEqual({
      label: 'Join Waitlist',
      href: 'https://forms.quiet.example/waitlist',
      tagRoute: { how: 'query' },
      opensNewTab: true,
    })
  })

  it('Features and FAQ lead to their sections of the landing page', () => {
    expect(features).toEqual({ label: 'Features', href: '/#how-it-works', opensNewTab: false })
    expect(faq).toEqual({ label: 'FAQ', href: '/#faq', opensNewTab: false })
  })
})

it('a button to the waitlist keeps its own words', () => {
  expect(joinLink('notFound', FORM, 'Join the Waitlist Today').label).toBe(
    'Join the Waitlist Today',
  )
})

it('Book a Call opens the scheduling page in a new tab', () => {
  const href = 'https://calendar.quiet.example/call'
  expect(bookingLink({ href, tagRoute: { how: 'none' } })).toEqual({
    label: 'Book a Call',
    href: 'https://calendar.quiet.example/call',
    tagRoute: { how: 'none' },
    opensNewTab: true,
  })
})
