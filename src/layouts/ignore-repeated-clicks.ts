/**
 * Browsers click a button again for each repeat of a held Enter. A hand that is slow to let go, as with a
 * tremor, would close the answer that it has just opened.
 */
addEventListener('keydown', (event) => {
  const isHeldEnter = event.repeat && event.key === 'Enter'
  if (isHeldEnter && document.activeElement?.matches('button, summary')) event.preventDefault()
})

/**
 * The second click of a double click, a habit of many, would close what the first has opened, open a
 * second tab, or press what lay behind the menu. Not for other buttons: the player decides itself, because
 * Stop must always count.
 */
addEventListener('click', (event) => {
  const isSecond = event.detail > 1
  const { target } = event
  if (isSecond && target instanceof Element && target.closest('a, summary, [popovertarget]'))
    event.preventDefault()
})
