/** Shows an island's failure message if its script never arrives; then React, which would, is missing too. */
addEventListener('astro:hydration-error', ({ target }) => {
  if (target instanceof Element) target.querySelector('.island-failure')?.removeAttribute('hidden')
})
