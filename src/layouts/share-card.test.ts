import { describe, expect, it } from 'vitest'
import { cardOf } from './share-card.ts'

describe('the card of', () => {
  it('the landing page says what the hero says, and what the app is not', () => {
    const card = cardOf('home')
    expect(card?.path).toBe('/cards/home.png')
    expect(card?.alt).toContain('For when quiet isn’t quiet')
    expect(card?.alt).toContain('Not a cure, and not a medical device.')
  })

  it.each([
    ['privacy-policy', 'Privacy Policy'],
    ['terms-of-service', 'Terms of Service'],
    ['medical-disclaimer', 'Medical Disclaimer'],
  ])('%s says its title', (page, title) => {
    expect(cardOf(page)?.path).toBe(`/cards/${page}.png`)
    expect(cardOf(page)?.alt).toMatch(new RegExp(`: ${title}$`))
  })

  it('an error page is none: nobody shares it', () => {
    expect(cardOf('notFound')).toBeUndefined()
    expect(cardOf('unexpectedError')).toBeUndefined()
  })
})
