import { expect, it } from 'vitest'
import { faq } from '../faq.ts'
import { renderText } from './text-fixtures.ts'

/** The specification's ten topics, in order: each question, and words that only its answer has. */
const TOPICS: [id: string, question: RegExp, answer: RegExp][] = [
  ['how-masking-works', /personalized masking work/, /pick the one that comes closest/],
  ['residual-inhibition', /residual inhibition/, /or gone, for a while after a sound stops/],
  ['other-sound-apps', /other sound apps/, /same sounds to everyone/],
  ['how-soon', /soon/, /takes months/],
  ['hearing-safety', /hearing safety/, /limiter/],
  ['seniors', /seniors/, /older adults/],
  ['medical-treatment', /medical treatment/, /wellness app.*not been medically tested/],
  ['cost', /cost/, /free version and a paid one/],
  ['devices', /devices/, /iPhone.+Android.+web version is planned for later/s],
  ['data', /data/, /encryption.+GDPR.+CCPA/s],
]

it.each(TOPICS)('the question and the answer "%s" cover their topic', async (id, asked, words) => {
  const { question } = faq.items[TOPICS.findIndex(([topic]) => topic === id)] ?? {}
  expect(question).toMatch(/^\p{Lu}.*\?$/u)
  expect(question).toMatch(asked)
  const answers = await Promise.all(
    faq.items.map(async (item) => ({
      id: item.id,
      text: await renderText(`content/faq/${item.id}`),
    })),
  )
  expect(answers.filter(({ text }) => words.test(text)).map((answer) => answer.id)).toEqual([id])
})
