/** Says so where an island's script did not come: then no React is there to do it. */
addEventListener('astro:hydration-error', ({ target }) => {
  if (target instanceof Element) target.querySelector('.island-failure')?.removeAttribute('hidden')
})
