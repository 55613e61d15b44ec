let isTabbing = false
// The Ctrl of Ctrl+Tab makes it false, so that nothing jumps on the way back.
addEventListener('keydown', ({ key }) => {
  isTabbing = key === 'Tab'
})

/**
 * Firefox leaves a control that is partly visible where it is, even if the header covers the rest. No
 * part of what Tab leads to may be covered (WCAG 2.2, 2.4.12).
 */
addEventListener('keyup', ({ key }) => {
  const { activeElement } = document
  // The header comes into view by itself, and the form scrolls on its own.
  const isCoverable = activeElement?.matches(':is(main, footer) :not(iframe)')
  if (isTabbing && key === 'Tab' && isCoverable) activeElement?.scrollIntoView({ block: 'nearest' })
})
