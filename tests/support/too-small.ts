/**
 * Runs in the page. Controls smaller than 48 px, except links within a sentence; phone numbers smaller
 * than 44 px, or less than 8 px apart; main buttons lower than 60 px on a phone; text smaller than
 * 16 px; and passages smaller than 19 px.
 */
export function findTooSmall(): string[] {
  const seen = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((part) =>
      part.checkVisibility({ visibilityProperty: true }),
    )
  const smallTargets = seen('a[href], button, summary, label:has(input)').filter((control) => {
    const { width, height } = control.getBoundingClientRect()
    if (control.matches('[href^="tel:"], [href^="sms:"]')) return width < 44 || height < 44
    const isInline = getComputedStyle(control).display === 'inline'
    const isInSentence = isInline && control.parentElement?.textContent !== control.textContent
    // Browsers round: 60 and 48 px may be a little less.
    const least = control.matches('.button') && window.innerWidth < 400 ? 59.9 : 47.9
    return !isInSentence && (width < 47.9 || height < least)
  })
  const numbers = seen('[href^="tel:"], [href^="sms:"]')
  const tooClose = numbers.filter((number, index) => {
    const box = number.getBoundingClientRect()
    return numbers.slice(index + 1).some((other) => {
      const next = other.getBoundingClientRect()
      const across = Math.max(next.left - box.right, box.left - next.right)
      const down = Math.max(next.top - box.bottom, box.top - next.bottom)
      return across < 8 && down < 8
    })
  })
  const texts = seen(
    'h1, h2, h3, a, button, label, legend, th, td, :is(p, li):not(:has(p, li, h3)), .hero-peak-name',
  )
  const tooSmall = texts.flatMap((text) => {
    const isLong =
      text.innerText.length > 160 && text.matches('main :is(p, li):not(figure *, .waitlist-notice)')
    const size = Number.parseFloat(getComputedStyle(text).fontSize)
    const isTooSmall = size < (isLong ? 19 : 16) && !text.matches('.visually-hidden')
    return isTooSmall
      ? [`${size} px for ${text.innerText.length} characters: ${text.innerText}`]
      : []
  })
  const nameOf = (part: Element) => `${part.localName}: ${part.textContent}`
  return [...smallTargets.map(nameOf), ...tooClose.map(nameOf), ...tooSmall]
}
