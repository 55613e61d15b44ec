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
  ['how-masking-works', /pick the one that comes closest/],
  ['residual-inhibition', /quieter, or gone, for a while after a sound stops/],
  ['other-sound-apps', /same sounds to everyone/],
  ['how-soon', /takes months/],
  ['hearing-safety', /limiter/],
  ['seniors', /older adults/],
  ['medical-treatment', /wellness app.*not been medically tested/],
  ['cost', /free version and a paid one/],
  ['devices', /iPhone.+Android.+web version is planned for later/s],
  ['data', /encryption.+GDPR.+CCPA/s],
])('only the answer to "%s" covers its topic', async (id, words) => {
  const answers = await Promise.all(
    faq.items.map(async (item) => ({ id: item.id, text: await renderText(`copy/faq/${item.id}`) })),
  )
  expect(answers.filter(({ text }) => words.test(text)).map((answer) => answer.id)).toEqual([id])
})
