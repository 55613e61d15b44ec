/** A heading above this line counts as reached; a fraction of the window's height. */
const READING_LINE = 0.34

/**
 * Highlights the current section in a legal page's table of contents: the last one whose heading
 * is above the reading line.
 */
function markCurrentSection(links: HTMLAnchorElement[]) {
  const headings = links.map(({ hash }) => document.getElementById(decodeURI(hash.slice(1))))

  function mark() {
    const line = window.innerHeight * READING_LINE
    const current = headings.findLastIndex(
      (heading) => heading && heading.getBoundingClientRect().top <= line,
    )
    links.forEach((link, index) => {
      if (index === current) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    })
  }

  // Everything above the line counts as in view, so that jumping past a heading also triggers the observer.
  const below = `${(READING_LINE - 1) * 100}%`
  const observer = new IntersectionObserver(mark, { rootMargin: `100000% 0px ${below} 0px` })
  for (const heading of headings) {
    if (!heading) continue
    observer.observe(heading)
    // Firefox announces a link's target only if it takes the focus.
    heading.tabIndex = -1
  }
}

/** The width from which the contents have a column of their own. */
const isWide = window.matchMedia('(min-width: 60rem)')

/** Opens the contents in a wide window, also after the window changes. */
function openInWideWindow() {
  const contents = document.querySelector<HTMLDetailsElement>('.legal-contents details')
  if (contents) contents.open = isWide.matches
}

isWide.addEventListener('change', openInWideWindow)
openInWideWindow()
markCurrentSection([...document.querySelectorAll<HTMLAnchorElement>('.legal-contents a')])
