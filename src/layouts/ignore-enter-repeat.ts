/**
 * Browsers click a button again for each repeat of a held Enter. A hand that is slow to let go, as with a
 * tremor, would close the answer that it has just opened.
 */
addEventListener('keydown', (event) => {
  const isHeldEnter = event.repeat && event.key === 'Enter'
  if (isHeldEnter && document.activeElement?.matches('button, summary')) event.preventDefault()
})
