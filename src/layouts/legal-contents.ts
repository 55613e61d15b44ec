/** The width from which the contents have a column of their own, where they stand open. */
const isWide = window.matchMedia('(min-width: 60rem)')
const contents = document.querySelector<HTMLDetailsElement>('.legal-contents details')

function openInWideWindow() {
  if (contents) contents.open = isWide.matches
}

isWide.addEventListener('change', openInWideWindow)
openInWideWindow()

// Firefox announces a link's target to screen readers only if it takes the focus.
for (const heading of document.querySelectorAll<HTMLElement>('.prose [id]')) heading.tabIndex = -1
