/** Only after a click: smooth scrolling while a page opens at a section misses it if a font is late. */
addEventListener('click', () => document.documentElement.classList.add('has-been-clicked'))
