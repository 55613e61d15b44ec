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
  // The header is always in view, the form manages its own focus, and a heading that a link leads to
  // is being scrolled to already.
  if (
    activeElement !== left &&
    activeElement?.matches(':is(main, footer) :focus-visible:not(iframe, h1, h2)')
  ) {
    activeElement.scrollIntoView({ block: 'nearest' })
  }
  left = null
})
