const GROUP = 'faq'

/**
 * What native `<details name>` leaves to do: the question that was pressed stays where it is
 * although an answer above it closes; browsers that ignore `name` close the others too; an
 * address that names a question opens it; and print shows every answer.
 * @param list the element that holds the `<details>`
 * @returns the function that takes all of it away again
 */
export function attachFaqExtras(list: HTMLElement): () => void {
  const items = [...list.querySelectorAll('details')]
  const listening = new AbortController()
  const { signal } = listening
  let entries = window.history.length
  let isPrinting = false
  let openBeforePrint: HTMLDetailsElement | undefined

  function closeOthers(chosen: HTMLDetailsElement) {
    for (const item of items) {
      if (item !== chosen) item.open = false
    }
  }

  /** Scrolls by as much as the pressed question moved, before the browser paints. */
  function keepInPlace({ target }: Event) {
    const summary = target instanceof Element ? target.closest('summary') : null
    const item = items.find((one) => one === summary?.parentElement)
    if (!summary || !item) return
    // Nothing closes, so nothing moves: to measure it would hold the answer back.
    if (!items.some((one) => one !== item && one.open)) return
    const before = summary.getBoundingClientRect().top
    closeOthers(item)
    const after = summary.getBoundingClientRect().top
    window.scrollBy({ top: after - before, behavior: 'instant' })
  }

  function closeOthersOnToggle({ target }: Event) {
    const item = items.find((one) => one === target)
    if (item?.open && !isPrinting) closeOthers(item)
  }

  function openNamed() {
    const item = items.find(({ id }) => `#${id}` === window.location.hash)
    if (item) {
      closeOthers(item)
      item.open = true
    }
    return item
  }

  /**
   * Where an answer above closes, WebKit leaves the named question out of view. Back makes no new
   * entry, and returns to where the visitor was.
   */
  function openAndShowNamed() {
    const item = openNamed()
    if (window.history.length > entries) item?.scrollIntoView()
    entries = window.history.length
  }

  function openAll() {
    if (isPrinting) return
    isPrinting = true
    openBeforePrint = items.find(({ open }) => open)
    for (const item of items) {
      // A shared name would let only one of them be open.
      item.removeAttribute('name')
      item.open = true
    }
  }

  function restore() {
    for (const item of items) {
      item.open = item === openBeforePrint
      item.setAttribute('name', GROUP)
    }
    isPrinting = false
  }

  list.addEventListener('click', keepInPlace, { signal })
  list.addEventListener('toggle', closeOthersOnToggle, { signal, capture: true })
  window.addEventListener('hashchange', openAndShowNamed, { signal })
  window.addEventListener('beforeprint', openAll, { signal })
  window.addEventListener('afterprint', restore, { signal })
  openNamed()
  return () => listening.abort()
}
