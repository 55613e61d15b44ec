import { describe, expect, it } from 'vitest'
import { arrivedLine, campaignTags } from './campaign-tags.ts'

const tagsOf = (query: string) => campaignTags(new URLSearchParams(query))

describe('campaign tags', () => {
  it('keep utm_* and ref, and drop everything else', () => {
    expect(tagsOf('utm_source=news&gclid=1&ref=friend&email=a@b.co&Utm_x=1&utm_=2')).toEqual([
      ['utm_source', 'news'],
      ['ref', 'friend'],
    ])
  })

  it('take the first of each name and no blank one', () => {
    expect(tagsOf('ref=one&ref=two&utm_term=%20')).toEqual([['ref', 'one']])
  })

  it('are at most eight, of 200 characters each', () => {
    const names = [...'abcdefghij'].map((letter) => `utm_${letter}=${letter.repeat(500)}`)
    const tags = tagsOf(names.join('&'))
    expect(tags).toHaveLength(8)
    expect(tags[0]).toEqual(['utm_a', 'a'.repeat(200)])
  })

  it('are shown as plain text, and not at all when there are none', () => {
    expect(arrivedLine(tagsOf('ref=<b>'))?.markup).toBe(
      '<p class="arrived">Arrived with: ref=&lt;b&gt;</p>',
    )
    expect(arrivedLine([])).toBeUndefined()
  })
})
