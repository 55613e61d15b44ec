import { expect, it } from 'vitest'
import { ANCHORS } from '../chrome/site-links.ts'
import { faq } from './faq.ts'

/** The specification's topics in their order, each by a word that its question must hold. */
const TOPICS = [
  'personalized masking work',
  'residual inhibition',
  'other sound apps',
  'soon',
  'hearing safety',
  'seniors',
  'medical treatment',
  'cost',
  'devices',
  'data',
]

it('asks ten questions', () => {
  expect(faq.items).toHaveLength(10)
})

it.each(TOPICS.map((topic, index) => [index + 1, topic] as const))(
  'question %i is about: %s',
  (place, topic) => {
    expect(faq.items[place - 1]?.question).toContain(topic)
  },
)

it('asks in questions', () => {
  for (const { question } of faq.items) expect(question).toMatch(/^\p{Lu}.+\?$/u)
})

it('has an anchor of its own for each question, apart from the sections’', () => {
  const ids = faq.items.map(({ id }) => id)
  expect(new Set(ids).size).toBe(10)
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
  const taken: string[] = [...Object.values(ANCHORS), 'main', 'menu']
  expect(ids.filter((id) => taken.includes(id))).toEqual([])
})

it.each([
  ['how safe listening is', /limiter/],
  ['iOS and Android, and the web later', /iOS.+Android.+web version is planned for later/s],
  ['free and paid versions', /free version and a paid one/],
  ['encryption, GDPR and CCPA', /encryption.+GDPR.+CCPA/s],
])('an answer speaks of %s', (_what, words) => {
  expect(faq.items.filter(({ answer }) => words.test(answer))).toHaveLength(1)
})
