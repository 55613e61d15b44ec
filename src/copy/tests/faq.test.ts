import { expect, it } from 'vitest'
import { ANCHORS } from '../anchors.ts'
import { faq } from '../faq.ts'
import { renderText } from './text-fixtures.ts'

it('the FAQ starts with the specification’s ten topics, in order', () => {
  expect(faq.items.slice(0, 10).map(({ question }) => question)).toEqual([
    expect.stringMatching(/^\p{Lu}.*personalized masking work.*\?$/u),
    expect.stringMatching(/^\p{Lu}.*residual inhibition.*\?$/u),
    expect.stringMatching(/^\p{Lu}.*other sound apps.*\?$/u),
    expect.stringMatching(/^\p{Lu}.*soon.*\?$/u),
    expect.stringMatching(/^\p{Lu}.*hearing safety.*\?$/u),
    expect.stringMatching(/^\p{Lu}.*seniors.*\?$/u),
    expect.stringMatching(/^\p{Lu}.*medical treatment.*\?$/u),
    expect.stringMatching(/^\p{Lu}.*cost.*\?$/u),
    expect.stringMatching(/^\p{Lu}.*devices.*\?$/u),
    expect.stringMatching(/^\p{Lu}.*data.*\?$/u),
  ])
})

it('each question has a unique anchor, different from those of the sections', () => {
  const ids = faq.items.map(({ id }) => id)
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
  const taken: string[] = [...ids, ...Object.values(ANCHORS), 'main', 'menu']
  expect(taken.filter((id, index) => taken.indexOf(id) !== index)).toEqual([])
})

it('a link to a question lands on the first paragraph of its answer', async () => {
  for (const { id } of faq.items) {
    expect(await renderText(`copy/faq/${id}`)).toMatch(`<p id="${id}" tabindex="-1">`)
  }
})

it.each([
  ['safe listening', /limiter/],
  ['iOS and Android, and the web later', /iPhone.+Android.+web version is planned for later/s],
  ['free and paid versions', /free version and a paid one/],
  ['encryption, GDPR and CCPA', /encryption.+GDPR.+CCPA/s],
])('exactly one answer covers %s', async (_what, words) => {
  const answers = await Promise.all(faq.items.map(({ id }) => renderText(`copy/faq/${id}`)))
  expect(answers.filter((answer) => words.test(answer))).toHaveLength(1)
})
