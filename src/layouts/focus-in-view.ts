let focusedOnBlur: Element | null

/** Returning to the window restores the focus, which must not scroll the page. */
addEventListener('blur', () => {
  focusedOnBlur = document.activeElement
})

/**
 * Firefox does not scroll to a focused control that is partly visible, even if the header covers the
 * rest. No part of it may be covered (WCAG 2.2, 2.4.12).
 */
addEventListener('focusin', () => {
  const { activeElement } = document
  // Not in the header, which is always in view; not the form, which manages its own focus; and not
  // a link's target, which is already being scrolled to.
  if (
    activeElement !== focusedOnBlur &&
    activeElement?.matches(':is(main, footer) :focus-visible:not(iframe, [tabindex="-1"])')
  ) {
    activeElement.scrollIntoView({ block: 'nearest' })
  }
  focusedOnBlur = null
})
