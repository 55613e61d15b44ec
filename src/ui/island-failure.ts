/** Shows an island's message of failure if its script does not come, and so no React that could. */
addEventListener('astro:hydration-error', ({ target }) => {
  if (target instanceof Element) target.querySelector('.island-failure')?.removeAttribute('hidden')
})
