/**
 * What a popover lacks as a mobile menu: it closes when an item is chosen or the focus moves past
 * it, and sets `aria-expanded` for engines that do not derive it from `popovertarget`.
 */
function attachMenu(nav: HTMLElement, menu: HTMLElement, button: HTMLElement) {
  const isOpen = () => menu.matches(':popover-open')
  const closeMenu = () => {
    if (isOpen()) menu.hidePopover()
  }
  const tellState = () => button.setAttribute('aria-expanded', String(isOpen()))
  tellState()
  menu.addEventListener('toggle', tellState)
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) closeMenu()
  })
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    // When the window loses the focus, nothing gains it: the menu stays as it is.
    if (relatedTarget instanceof Node && !nav.contains(relatedTarget)) closeMenu()
  })
}

const menu = document.getElementById('menu')
const nav = menu?.closest('nav')
const button = nav?.querySelector('button')
if (nav && menu && button && 'popover' in menu) attachMenu(nav, menu, button)
