/** If an island's script never arrives, neither does React, so this shows the island's failure message. */
addEventListener('astro:hydration-error', ({ target }) => {
  if (target instanceof Element) target.querySelector('.island-failure')?.removeAttribute('hidden')
})
