import { expect, it } from 'vitest'
import { howItWorks } from '../how-it-works.ts'
import { masking } from '../masking.ts'
import { problem } from '../problem.ts'
import { sound } from '../sound.ts'

// The specs of header, footer, landing page and error pages test the other mandated texts.

it('the safety rules of the sound are verbatim', () => {
  expect(sound.notice.join(' ')).toBe(
    'Turn your device down first. Soft tone and hiss, 12 seconds. Stop any time. ' +
      'Not a test or treatment. If everyday sounds hurt, please leave this one.',
  )
  expect(`${sound.nothingHeard.lead} ${sound.nothingHeard.text}`).toBe(
    'Hear nothing? Choose “Lower”, or “A little louder”. Please leave your device turned down.',
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

it('each mandated title that could mislead has its limit beside it', () => {
  expect(problem.qualifier).toMatch(/doctor.* at once if .*hearing/)
  expect(masking.eyebrow).toMatch(/\b(?:untested|not .*tested)\b/)
  expect(masking.qualifier).toMatch(/not everyone/i)
  expect(howItWorks.eyebrow).toMatch(/\b(?:not .*|no )results?\b/)
})

it.each(masking.stages)('$name has a caption of at most eight words', ({ caption }) => {
  expect(caption.split(' ').length).toBeLessThanOrEqual(8)
})
