const GROUP = 'faq'

/**
 * What native `<details name>` lacks: the pressed question stays in place although an answer above
 * it closes, browsers that ignore `name` close the others too, an address that names a question
 * opens it, and print shows every answer.
 * @param list the element that holds the `<details>`
 */
function attachFaqAccordion(list: Element) {
  const items = [...list.querySelectorAll('details')]
  let historyLength = history.length
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
    // If nothing closes, nothing moves, and measuring would only delay the answer.
    if (!summary || !item || !items.some((one) => one !== item && one.open)) return
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
    const item = items.find(({ id }) => `#${id}` === location.hash)
    if (!item) return undefined
    closeOthers(item)
    item.open = true
    return item
  }

  /**
   * If an answer above it closes, WebKit leaves the named question out of view. Back adds no entry
   * and returns to where the visitor was.
   */
  function openAndShowNamed() {
    const item = openNamed()
    if (history.length > historyLength) item?.scrollIntoView()
    historyLength = history.length
  }

  function openAll() {
    if (isPrinting) return
    isPrinting = true
    openBeforePrint = items.find(({ open }) => open)
    for (const item of items) {
      // With a shared name, only one could be open.
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

  list.addEventListener('click', keepInPlace)
  list.addEventListener('toggle', closeOthersOnToggle, { capture: true })
  addEventListener('hashchange', openAndShowNamed)
  addEventListener('beforeprint', openAll)
  addEventListener('afterprint', restore)
  openNamed()
}

const list = document.querySelector('.faq-list')
if (list) attachFaqAccordion(list)
