import { expect, it } from 'vitest'
import { howItWorks } from '../how-it-works.ts'
import { masking } from '../masking.ts'
import { problem } from '../problem.ts'
import { sound } from '../sound.ts'

// The specs of header, footer, landing page and error pages test the other mandated texts.

it('the safety rules of the sound are verbatim', () => {
  expect(sound.notice.join(' ')).toBe(
    'Turn your device down first. Soft tone and hiss, 12 seconds. Stop any time. ' +
      'Not a test or treatment. Skip if sounds bother you.',
  )
  expect(`${sound.nothingHeard.lead} ${sound.nothingHeard.text}`).toBe(
    'Hear nothing? Choose a lower pitch, or leave it. Do not turn your device up.',
  )
  expect(sound.captions.map(({ limit }) => limit)).toEqual([
    undefined,
    undefined,
    'Many people notice a quieter spell for seconds, some not at all.',
    'In life it takes months, and not everyone gets there.',
  ])
  // No wording may call it the visitor's own sound.
  expect(JSON.stringify(sound)).not.toMatch(/\byour (?:own|sound|match|tinnitus)\b/i)
})

it.each([problem, masking, howItWorks])('"$title" could mislead, so it is qualified', (section) => {
  expect(section.qualifier).toMatch(/seen a doctor|predict nothing|not a result/)
})

it.each(masking.stages)('$name has a caption of at most eight words', ({ caption }) => {
  expect(caption.split(' ').length).toBeLessThanOrEqual(8)
})
