import { expect, it } from 'vitest'
import { LEGAL_PAGES, readLegalPage } from '../../legal/real-pages.ts'
import { chrome } from '../chrome.ts'
import { NOT_A_MEDICAL_DEVICE } from '../disclaimers.ts'
import { notFound, unexpectedError } from '../errors.ts'
import { hear } from '../hear.ts'
import { hearInvitation } from '../hear-invitation.ts'
import { hero } from '../hero.ts'
import { howItWorks } from '../how-it-works.ts'
import { masking } from '../masking.ts'
import { legalTitles } from '../pages.ts'
import { problem } from '../problem.ts'
import { PRODUCT_NAME } from '../site-facts.ts'

const joined = (items: readonly { title?: string; name?: string }[]) =>
  items.map(({ title, name }) => title ?? name).join(' | ')

it.each([
  ['We Get It. Nothing Has Worked.', problem.title],
  ['Why Personalized Masking Works', masking.title],
  ['How personalized sound therapy helps you', howItWorks.title],
  [
    'Better Sleep | Focus on Work & Activities | Improved Quality of Life',
    joined(howItWorks.cards),
  ],
  [
    'Desperate for relief | Nothing cures tinnitus | Quality of life affected',
    joined(problem.cards),
  ],
  ['Initial State | Tinnitus Masked | Residual Inhibition | Habituation', joined(masking.stages)],
  ['Features | FAQ | Book a Call | Join Waitlist', Object.values(chrome.links).join(' | ')],
  ['Join the Waitlist', hero.joinLabel],
  ['Join the Waitlist Today', chrome.footer.joinButton],
  [`© 2025 ${PRODUCT_NAME}`, chrome.footer.copyright],
  [
    'This is not a medical device. Consult your healthcare provider for persistent tinnitus symptoms.',
    NOT_A_MEDICAL_DEVICE,
  ],
  ['Oops! Page not found', notFound.title],
  ['Return to Home', notFound.homeLabel],
  ['Unexpected Application Error!', unexpectedError.title],
])('the specification’s words stand as they are: %s', (specified, words) => {
  expect(words).toBe(specified)
})

it('the safety rules of the sound stand as they are', () => {
  expect(hearInvitation.notice.join(' ')).toBe(
    'Turn your device down first. Soft tone and hiss, 12 seconds. Stop any time. ' +
      'Not a test or treatment. Skip if sounds bother you.',
  )
  expect(`${hear.nothingHeard.lead} ${hear.nothingHeard.text}`).toBe(
    'Hear nothing? Leave it. The phone may be on silent, or this pitch hard for you to hear. ' +
      'Do not turn it up.',
  )
  const limits = hear.captions.map((caption) => ('limit' in caption ? caption.limit : undefined))
  expect(limits).toEqual([
    undefined,
    undefined,
    'For illustration. Many people notice seconds, some nothing.',
    'For illustration. In life it takes months, and not everyone gets there.',
  ])
  // No word makes it the visitor's own sound.
  expect(JSON.stringify([hear, hearInvitation])).not.toMatch(/\byour (?:own|sound|tinnitus)\b/i)
})

it.each([problem, masking, howItWorks])('"$title" could mislead, and is qualified', (section) => {
  expect(section.qualifier).toMatch(/no cure|not a prediction|not a medical treatment/)
})

it.each(masking.stages)('$name has a caption of eight words at most', ({ caption }) => {
  expect(caption.split(' ').length).toBeLessThanOrEqual(8)
})

it.each(LEGAL_PAGES)('the page %s has one title everywhere', (slug) => {
  expect(legalTitles[slug]).toBe(readLegalPage(slug).title)
})
