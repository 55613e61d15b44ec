/** How far down the window a heading counts as reached, as a share of the window's height. */
const READING_LINE = 0.34

/**
 * Marks, in a legal page's contents, the section that is being read: the last one whose heading
 * has passed the reading line of the window.
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

  // Everything above the line counts as in view, so a jump past a heading is noticed too.
  const below = `${(READING_LINE - 1) * 100}%`
  const observer = new IntersectionObserver(mark, { rootMargin: `100000% 0px ${below} 0px` })
  for (const heading of headings) {
    if (!heading) continue
    observer.observe(heading)
    // Firefox names only a target that takes the focus to screen readers.
    heading.tabIndex = -1
  }
}

markCurrentSection([...document.querySelectorAll<HTMLAnchorElement>('.legal-contents a')])
