let isTabbing = false
addEventListener('keydown', ({ key }) => {
  isTabbing = key === 'Tab'
})
// After a return to this tab with Ctrl+Tab, only the release of the keys arrives; nothing may jump.
addEventListener('blur', () => {
  isTabbing = false
})

/**
 * Firefox leaves a control that is partly visible where it is, even if the header covers the rest. No
 * part of what Tab leads to may be covered (WCAG 2.2, 2.4.12).
 */
addEventListener('keyup', ({ key }) => {
  const { activeElement } = document
  // The header itself is always in view, and the form scrolls on its own.
  const isCoverable = activeElement?.matches(':is(main, footer) :not(iframe)')
  if (isTabbing && key === 'Tab' && isCoverable) activeElement?.scrollIntoView({ block: 'nearest' })
})
