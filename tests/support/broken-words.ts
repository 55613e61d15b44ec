/** Runs in the page. Words that go on in another line. */
export function findBrokenWords(titles: Element[]): string[] {
  const range = document.createRange()
  return titles.flatMap((title) => {
    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode
      for (const { 0: word, index } of text.nodeValue?.matchAll(/\S+/g) ?? []) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (range.getClientRects().length > 1) broken.push(word)
      }
    }
    return broken
  })
}
