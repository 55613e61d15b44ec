/**
 * Adds what a popover lacks as a mobile menu: it closes when a link is chosen, when the focus leaves it,
 * when the window gets wide enough for a row of links, and at a tap elsewhere in browsers that leave it
 * open. Sets `aria-expanded` for browsers that do not derive it from `popovertarget`.
 */
function attachMenu(nav: HTMLElement, menu: HTMLElement, button: HTMLElement) {
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
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) closeMenu()
  })
  // Safari on iOS 17.0 to 18.2 leaves a popover open, and sends no `click` for plain text. A touch that
  // scrolls ends without `pointerup`.
  document.addEventListener('pointerup', ({ target }) => {
    if (target instanceof Node && !nav.contains(target)) closeMenu()
  })
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    // Null when the window itself loses the focus; the menu stays open then.
    if (relatedTarget instanceof Node && !nav.contains(relatedTarget)) closeMenu()
  })
  // Not a media query, which ignores the page's text size and scroll bar.
  new ResizeObserver(() => {
    if (button.offsetWidth === 0) closeMenu()
  }).observe(button)
}

const menu = document.getElementById('menu')
const nav = menu?.closest('nav')
const button = nav?.querySelector('button')
if (nav && menu && button && 'popover' in menu) attachMenu(nav, menu, button)
