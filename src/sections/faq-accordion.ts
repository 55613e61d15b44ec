const GROUP = 'faq'

/**
 * Adds what native `<details name>` lacks: the clicked question stays in place when an answer above
 * it closes, the other answers also close in browsers that ignore `name`, a URL fragment opens its
 * question, and every answer is printed.
 * @param list the parent of the `<details>` elements
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

  /** Scrolls to offset the layout shift, before the next paint. */
  function keepInPlace({ target }: Event) {
    const summary = target instanceof Element ? target.closest('summary') : null
    const item = items.find((one) => one === summary?.parentElement)
    // Nothing will close or move, and measuring would only delay the opening.
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

  function openTarget() {
    const item = items.find(({ id }) => `#${id}` === location.hash)
    if (!item) return undefined
    closeOthers(item)
    item.open = true
    return item
  }

  /**
   * Scrolls too, because WebKit leaves the question out of view if an answer above it closes. Not on
   * Back, which adds no history entry and restores the scroll position.
   */
  function openAndShowTarget() {
    const item = openTarget()
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
  addEventListener('hashchange', openAndShowTarget)
  addEventListener('beforeprint', openAll)
  addEventListener('afterprint', restore)
  openTarget()
}

const list = document.querySelector('.faq-list')
if (list) attachFaqAccordion(list)
