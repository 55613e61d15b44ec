/**
 * What the browser's popover leaves to do for the mobile menu: it closes when an item is
 * chosen or when the focus moves on past it, and it says whether it is open to engines
 * that do not derive that from `popovertarget`.
 */
function attachMenu(menu: HTMLElement, button: HTMLElement) {
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
    // Nothing gains the focus when the window loses it: the menu then stays as it is.
    if (
      relatedTarget instanceof Node &&
      !menu.contains(relatedTarget) &&
      relatedTarget !== button
    ) {
      closeMenu()
    }
  })
}

const menu = document.getElementById('menu')
const button = document.querySelector<HTMLElement>('[popovertarget="menu"]')
if (menu && button && 'popover' in menu) attachMenu(menu, button)
