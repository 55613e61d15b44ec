/**
 * Runs in the page. Texts of more than three words whose last line is one word, and numbers that a line's
 * end parts from 'in', 'minutes' or 'seconds'.
 */
export function findOrphans(selector: string): string[] {
  const range = document.createRange()
  return [...document.querySelectorAll(selector)].flatMap((text) => {
    if (!text.checkVisibility({ visibilityProperty: true })) return []
    const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
    const words: { word: string; middle: number; height: number }[] = []
    while (nodes.nextNode()) {
      const node = nodes.currentNode
      for (const { 0: word, index } of node.nodeValue?.matchAll(/\S+/g) ?? []) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const { top, height } = range.getBoundingClientRect()
        if (height > 0) words.push({ word, middle: top + height / 2, height })
      }
    }
    const isBreak = (index: number) => {
      const [before, after] = words.slice(index - 1)
      return before && after && after.middle - before.middle > after.height / 2
    }
    const isOrphan = words.length > 3 && isBreak(words.length - 1)
    const parted = words.findIndex(
      ({ word }, index) =>
        index > 0 &&
        isBreak(index) &&
        /^(?:in|minutes|seconds)\b/.test(word) &&
        /^\d+\+?$/.test(words[index - 1]?.word ?? ''),
    )
    return isOrphan || parted > 0 ? [text.textContent] : []
  })
}
