/*
 * Adds what native `<details name>` lacks: the clicked question stays in place when an answer above it
 * closes, the other answers also close in browsers that ignore `name`, the target of a link is shown in
 * browsers that do not open `<details>` for it, and every answer is printed.
 */
const items = [...document.querySelectorAll<HTMLDetailsElement>('.faq-item')]
let isPrinting = false
let openBeforePrint: HTMLDetailsElement | undefined

function closeOthers(chosen: HTMLDetailsElement) {
  for (const item of items) {
    if (item !== chosen) item.open = false
  }
}

/** Closes the others, and scrolls to offset the layout shift before the next paint. */
function closeOthersInPlace(item: HTMLDetailsElement, summary: HTMLElement) {
  const before = summary.getBoundingClientRect().top
  closeOthers(item)
  const after = summary.getBoundingClientRect().top
  window.scrollBy({ top: after - before, behavior: 'instant' })
}

function openTarget(hash: string) {
  const target = document.getElementById(hash.slice(1))
  const item = items.find((details) => details.contains(target))
  if (!target || !item) return null
  closeOthers(item)
  item.open = true
  return item
}

/**
 * Shows the target of each new entry of the history. One with a state has been shown before: for Back, the
 * browser restores the scroll position.
 */
function showTarget(jump?: Event) {
  const item = openTarget(location.hash)
  if (!item || history.state) return
  // To the question. While the page loads, the browser scrolls.
  if (jump) item.scrollIntoView()
  history.replaceState('shown', '')
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
    item.setAttribute('name', 'faq')
  }
  isPrinting = false
}

for (const item of items) {
  // Not on the list, where screen readers would call every answer clickable.
  const summary = item.querySelector('summary')
  summary?.addEventListener('click', () => closeOthersInPlace(item, summary))
  item.addEventListener('toggle', () => {
    if (item.open && !isPrinting) closeOthers(item)
  })
}
// Before the browser follows the link. A second click on it does not change the URL.
for (const link of document.links) link.addEventListener('click', () => openTarget(link.hash))
addEventListener('hashchange', showTarget)
addEventListener('beforeprint', openAll)
addEventListener('afterprint', restore)
showTarget()
