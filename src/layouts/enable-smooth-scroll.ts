/** From the first click on: a page that is opened at a section must not glide past everything above it. */
addEventListener('click', () => document.documentElement.classList.add('has-been-clicked'))
