/**
 * Adds what a popover lacks as a mobile menu: it closes when a link is chosen, when the focus leaves the
 * header, when the window gets wide enough for a row of links, and at a tap elsewhere, which then presses
 * nothing (header-menu.css). Sets `aria-expanded` for browsers that do not derive it from `popovertarget`.
 */
function attachMenu(header: HTMLElement, menu: HTMLElement, button: HTMLElement) {
  const isOpen = () => menu.matches(':popover-open')
  const closeMenu = () => {
    if (isOpen()) menu.hidePopover()
  }
  const setExpanded = (isExpanded: boolean) => {
    button.setAttribute('aria-expanded', String(isExpanded))
  }
  setExpanded(isOpen())
  // `toggle` fires too late, and screen readers in Firefox would announce the state twice.
  menu.addEventListener('beforetoggle', ({ newState }) => setExpanded(newState === 'open'))
  menu.addEventListener('click', ({ target, clientX, clientY, detail }) => {
    const { left, right, top, bottom } = menu.getBoundingClientRect()
    const isOutside = clientX < left || clientX > right || clientY < top || clientY > bottom
    // The second click of a double click on the button is not for the layer that has come over it.
    const isDismissed = target === menu && isOutside && detail < 2
    if (isDismissed || (target instanceof Element && target.closest('a'))) closeMenu()
  })
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Node && !header.contains(target)) closeMenu()
  })
  // Not a media query, which ignores the page's text size and scroll bar.
  new ResizeObserver(() => {
    if (button.offsetWidth === 0) closeMenu()
  }).observe(button)
}

const menu = document.getElementById('menu')
const header = menu?.closest('header')
const button = header?.querySelector('button')
if (header && menu && button && 'popover' in menu) attachMenu(header, menu, button)
