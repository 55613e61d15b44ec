/**
 * Marks, in a legal page's contents, the section that is being read: the last one whose heading
 * has passed the upper third of the window.
 */
function markCurrentSection(links: HTMLAnchorElement[]) {
  const headings = links.map(({ hash }) => document.getElementById(decodeURI(hash.slice(1))))

  function mark() {
    const line = window.innerHeight / 3
    const current = headings.findLastIndex(
      (heading) => heading && heading.getBoundingClientRect().top <= line,
    )
    links.forEach((link, index) => {
      if (index === current) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    })
  }

  const observer = new IntersectionObserver(mark, { rootMargin: '0px 0px -66% 0px' })
  for (const heading of headings) if (heading) observer.observe(heading)
}

markCurrentSection([...document.querySelectorAll<HTMLAnchorElement>('.legal-contents a')])
