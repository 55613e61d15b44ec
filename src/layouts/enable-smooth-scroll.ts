/** A late font shifts the target of an initial smooth scroll, so it is enabled by the first click. */
addEventListener('click', () => document.documentElement.classList.add('has-been-clicked'))
