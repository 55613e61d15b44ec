let left: Element | null

/** Who comes back to the window reads on where they were: no key brought the focus then. */
addEventListener('blur', () => {
  left = document.activeElement
})

/**
 * Firefox leaves a control where it is when the keyboard comes to it and a part of it shows, be the
 * rest under the header or out of the window. No part of it may be covered (WCAG 2.2, 2.4.12).
 */
addEventListener('focusin', () => {
  const { activeElement } = document
  // The header is always in view, and the form moves the focus as it likes.
  if (
    activeElement !== left &&
    activeElement?.matches(':is(main, footer) :focus-visible:not(iframe)')
  ) {
    activeElement.scrollIntoView({ block: 'nearest' })
  }
  left = null
})
