/** Runs in the page. Words that go on in another line. */
export function findBrokenWords(titles: Element[]): string[] {
  const range = document.createRange()
  return titles.flatMap((title) => {
    const text = title.firstChild
    const words = text?.nodeValue?.matchAll(/\S+/g) ?? []
    return [...words].flatMap(({ 0: word, index }) => {
      if (!text) return []
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return range.getClientRects().length > 1 ? [word] : []
    })
  })
}
