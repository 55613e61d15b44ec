import { describe, expect, it } from 'vitest'
import { LEGAL_PAGES, readLegalPage } from '../legal/real-pages.ts'
import { chrome } from './chrome.ts'
import { NOT_A_MEDICAL_DEVICE } from './disclaimers.ts'
import { notFound, unexpectedError } from './errors.ts'
import { hear } from './hear.ts'
import { hearInvitation } from './hear-invitation.ts'
import { hero } from './hero.ts'
import { howItWorks } from './how-it-works.ts'
import { masking } from './masking.ts'
import { legalTitles } from './pages.ts'
import { problem } from './problem.ts'
import { PRODUCT_NAME } from './site-facts.ts'

describe('the specification’s words stand as they are', () => {
  it('in the sections’ titles', () => {
    expect(problem.title).toBe('We Get It. Nothing Has Worked.')
    expect(masking.title).toBe('Why Personalized Masking Works')
    expect(howItWorks.title).toBe('How personalized sound therapy helps you')
  })

  it('in the cards of how it works', () => {
    expect(howItWorks.cards.map(({ title }) => title)).toEqual([
      'Better Sleep',
      'Focus on Work & Activities',
      'Improved Quality of Life',
    ])
  })

  it('on the problem’s three cards, by their subjects', () => {
    const titles = problem.cards.map(({ title }) => title)
    expect(titles).toHaveLength(3)
    expect(titles[0]).toBe('Desperate for relief')
    expect(titles[1]).toBe('Nothing cures tinnitus')
    expect(titles[2]).toBe('Quality of life affected')
  })

  it('in the links and buttons', () => {
    expect(Object.values(chrome.links)).toEqual(['Features', 'FAQ', 'Book a Call', 'Join Waitlist'])
    expect(hero.joinLabel).toBe('Join the Waitlist')
    expect(chrome.footer.joinButton).toBe('Join the Waitlist Today')
  })

  it('in the footer', () => {
    expect(chrome.footer.copyright).toBe(`© 2025 ${PRODUCT_NAME}`)
    expect(NOT_A_MEDICAL_DEVICE).toBe(
      'This is not a medical device. ' +
        'Consult your healthcare provider for persistent tinnitus symptoms.',
    )
  })

  it('on the error pages', () => {
    expect(notFound.title).toBe('Oops! Page not found')
    expect(notFound.homeLabel).toBe('Return to Home')
    expect(unexpectedError.title).toBe('Unexpected Application Error!')
  })

  it('in the names of the four stages', () => {
    expect(masking.stages.map(({ name }) => name)).toEqual([
      'Initial State',
      'Tinnitus Masked',
      'Residual Inhibition',
      'Habituation',
    ])
  })
})

describe('the safety rules of what can be heard stand as they are', () => {
  it('before the first play', () => {
    expect(hearInvitation.notice.join(' ')).toBe(
      'Turn your device down first. Soft tone and hiss, 12 seconds. Stop any time. ' +
        'Not a test or treatment. Skip if sounds bother you.',
    )
  })

  it('for who hears nothing', () => {
    expect(`${hear.nothingHeard.lead} ${hear.nothingHeard.text}`).toBe(
      'Hear nothing? Leave it. The phone may be on silent, or this pitch hard for you to hear. ' +
        'Do not turn it up.',
    )
  })

  it('with the third and the fourth stage, and with no other', () => {
    const limits = hear.captions.map((caption) => ('limit' in caption ? caption.limit : undefined))
    const limit = 'For illustration; many people notice seconds, some nothing.'
    expect(limits).toEqual([undefined, undefined, limit, limit])
  })

  it('and no word makes it the visitor’s own sound', () => {
    expect(JSON.stringify([hear, hearInvitation])).not.toMatch(/\byour (?:own|sound|tinnitus)\b/i)
  })
})

describe('the titles that could mislead', () => {
  it.each([problem, masking, howItWorks])('"$title" has its qualifier', ({ qualifier }) => {
    expect(qualifier).toMatch(/no cure|not a prediction|not a medical treatment/)
  })
})

describe('the stages', () => {
  it.each(masking.stages)('$name has a caption of eight words at most', ({ caption }) => {
    expect(caption.split(' ').length).toBeLessThanOrEqual(8)
  })
})

it.each(LEGAL_PAGES)('the page %s has one title everywhere, and its month', (slug) => {
  const { title, lastUpdated } = readLegalPage(slug)
  expect(legalTitles[slug]).toBe(title)
  expect(lastUpdated).toBe('2025-01')
})
