import { expect, it } from 'vitest'
import { parseLegalPage } from './legal-page.ts'

const PATH = './privacy-policy.md'
const FIELDS = {
  title: 'Privacy Policy',
  lastUpdated: '2025-01',
  summary: 'What happens to your data on this website, in a few short words.',
}

const file = (fields: object) => ({
  frontmatter: { file: '/there/privacy-policy.md', url: undefined, ...fields },
  rawContent: () => '## Who we are',
})

it('a legal page has its address by the name of its file, its head and its text', () => {
  expect(parseLegalPage(PATH, file(FIELDS))).toEqual({
    ...FIELDS,
    id: 'privacy-policy',
    text: '## Who we are',
  })
})

it.each([
  ['no summary', { summary: undefined }, 'summary'],
  ['a summary of a word', { summary: 'Privacy' }, 'summary'],
  ['a day in its date', { lastUpdated: '2025-01-31' }, 'a year and a month, as in "2025-01"'],
  ['a title of a letter', { title: 'P' }, 'title'],
  ['a field that nobody knows', { autor: 'me' }, 'autor'],
])('with %s, it is refused by the name of its file', (_what, fault, named) => {
  const parse = () => parseLegalPage(PATH, file({ ...FIELDS, ...fault }))
  expect(parse).toThrow('privacy-policy.md')
  expect(parse).toThrow(named)
})
