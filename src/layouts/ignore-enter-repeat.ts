/** Browsers click a button again for each repeat of a held Enter, which would undo the first press. */
addEventListener('keydown', (event) => {
  const isHeldEnter = event.repeat && event.key === 'Enter'
  if (isHeldEnter && document.activeElement?.matches('button, summary')) event.preventDefault()
})
