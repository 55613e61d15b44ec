import { expect, it } from 'vitest'
import { hear } from '../hear.ts'
import { howItWorks } from '../how-it-works.ts'
import { masking } from '../masking.ts'
import { problem } from '../problem.ts'

// The specification's other words: the specs of header, footer, landing page and error pages.

it('the safety rules of the sound stand as they are', () => {
  expect(hear.notice.join(' ')).toBe(
    'Turn your device down first. Soft tone and hiss, 12 seconds. Stop any time. ' +
      'Not a test or treatment. Skip if sounds bother you.',
  )
  expect(`${hear.nothingHeard.lead} ${hear.nothingHeard.text}`).toBe(
    'Hear nothing? Leave it. The phone may be on silent, or this pitch hard for you to hear. ' +
      'Do not turn your device up.',
  )
  const limits = hear.captions.map((caption) => ('limit' in caption ? caption.limit : undefined))
  expect(limits).toEqual([
    undefined,
    undefined,
    'Many people notice it for seconds, some not at all.',
    'In life it takes months, and not everyone gets there.',
  ])
  // No word makes it the visitor's own sound.
  expect(JSON.stringify(hear)).not.toMatch(/\byour (?:own|sound|tinnitus)\b/i)
})

it.each([problem, masking, howItWorks])('"$title" could mislead, and is qualified', (section) => {
  expect(section.qualifier).toMatch(/no cure|not a prediction|not a result/)
})

it.each(masking.stages)('$name has a caption of eight words at most', ({ caption }) => {
  expect(caption.split(' ').length).toBeLessThanOrEqual(8)
})
