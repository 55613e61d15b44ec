/** If an island's script never arrives, React cannot show its failure message, so this does. */
addEventListener('astro:hydration-error', ({ target }) => {
  if (target instanceof Element) target.querySelector('.island-failure')?.removeAttribute('hidden')
})
