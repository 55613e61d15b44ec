import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { renderText } from './text-fixtures.ts'

const DISCLAIMER = 'content/legal/medical-disclaimer'
const CRISIS_ANSWER = 'content/faq/medical-treatment'

/** US veterans’ text line and the emergency numbers, which not every text names. */
const OTHERS = '838255 911 999 112'.split(' ')

/** The paragraphs and list items of a text, and its links. */
async function read(text: string) {
  const { document } = new JSDOM(await renderText(text)).window
  const wordsOf = ({ textContent }: Element) => textContent.replace(/[\s\u00a0]+/g, ' ')
  const parts = [...document.querySelectorAll('p, li')].map(wordsOf)
  return { parts, words: parts.join('\n'), links: [...document.links] }
}

/** All numbers of two digits or more, without the spaces within "116 123". */
const numbersIn = (words: string) =>
  [...words.matchAll(/\d[\d\u00a0 ]*\d/g)].map(([number]) => number.replace(/\D/g, ''))

describe.each([DISCLAIMER, CRISIS_ANSWER])('the crisis lines in %s', (text) => {
  it('are those of each country, and no other number is among them', async () => {
    const isLine = (part: string) => /\b(?:call|text)\b.*\d|emergency number.*\d/.test(part)
    const crisis = (await read(text)).parts.filter(isLine).join('\n')
    expect(crisis).toMatch(/(?:Canada|veterans)[^.]*\bcall (?:or text )?988\b/)
    expect(crisis).toMatch(/\btext 988\b/)
    expect(crisis).toMatch(/(?:United Kingdom|UK)[^.]* 116 123\b/)
    expect(crisis).toMatch(/Ireland[^.]* 116 123\b/)
    expect(crisis).toMatch(/\btext SHOUT to 85258\b/)
    expect(crisis).toMatch(/\btext 50808(?: \(Ireland\))?\./)
    const lines = '988 116123 85258 50808'.split(' ')
    const numbers = numbersIn(crisis)
    expect(numbers).toEqual(expect.arrayContaining(lines))
    expect(numbers.filter((number) => ![...lines, ...OTHERS].includes(number))).toEqual([])
  })

  it('have links that call or text the number they show', async () => {
    const links = (await read(text)).links.filter(({ href }) => /^(?:tel|sms):/.test(href))
    for (const { href, textContent } of links)
      expect(numbersIn(textContent)).toEqual([href.slice(4)])
    const targets = new Set(links.map(({ href }) => href))
    // Only lines that take calls are called, and only those that take texts are texted.
    const lines = 'tel:988 sms:988 tel:116123 sms:85258 sms:50808'.split(' ')
    const others = 'sms:838255 tel:911 tel:999 tel:112'.split(' ')
    expect([...targets].filter((target) => ![...lines, ...others].includes(target))).toEqual([])
    expect([...targets]).toEqual(expect.arrayContaining(lines))
  })
})

it('the emergency numbers are those of the US, the UK and the EU', async () => {
  const { words } = await read(DISCLAIMER)
  expect(words).toContain('emergency number, such as 911, 999 or 112.')
})

it.each([
  ['content/faq/hearing-safety', /40 hours a week at 80 decibels \(dBA\)/, ['40', '80', '75']],
  [DISCLAIMER, /80 dBA for 40 hours a week.* 75 dBA for 40 hours/, ['80', '40', '75', '40']],
])('the limits for listening in %s are those of the WHO', async (text, limit, numbers) => {
  // ITU-T H.870: for adults and for sensitive listeners.
  const parts = (await read(text)).parts.filter((part) => part.includes('World Health'))
  expect(parts).toEqual([expect.stringMatching(limit)])
  expect(numbersIn(parts.join())).toEqual(numbers)
})

it.each(['content/faq/hearing-safety', DISCLAIMER])(
  'the alarm in %s is at 520 Hz',
  async (text) => {
    const { words } = await read(text)
    expect(words.match(/\d+ Hz/g)).toEqual(['520 Hz'])
    expect(words).toContain('low tone (520 Hz)')
  },
)
