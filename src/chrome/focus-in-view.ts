let left: Element | null

/** Returning to the window is no keyboard move, so it must not scroll the page. */
addEventListener('blur', () => {
  left = document.activeElement
})

/**
 * Firefox does not scroll to a focused control that is partly visible, even if the rest is under the
 * header. No part of it may be covered (WCAG 2.2, 2.4.12).
 */
addEventListener('focusin', () => {
  const { activeElement } = document
  // The header is always in view, and the form manages its own focus.
  if (
    activeElement !== left &&
    activeElement?.matches(':is(main, footer) :focus-visible:not(iframe)')
  ) {
    activeElement.scrollIntoView({ block: 'nearest' })
  }
  left = null
})
