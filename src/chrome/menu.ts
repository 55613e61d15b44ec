/**
 * What a popover lacks as a mobile menu: it closes when an item is chosen, the focus moves past it or
 * the window becomes wide enough for the row of links, and sets `aria-expanded` for engines that do
 * not derive it from `popovertarget`.
 */
function attachMenu(nav: HTMLElement, menu: HTMLElement, button: HTMLElement) {
  const isOpen = () => menu.matches(':popover-open')
  const closeMenu = () => {
    if (isOpen()) menu.hidePopover()
  }
  const tellState = (isExpanded: boolean) => {
    button.setAttribute('aria-expanded', String(isExpanded))
  }
  tellState(isOpen())
  // On `toggle`, it would be late, and Firefox's screen readers would hear of it twice.
  menu.addEventListener('beforetoggle', ({ newState }) => tellState(newState === 'open'))
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) closeMenu()
  })
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    // When the window loses the focus, nothing gains it: the menu stays as it is.
    if (relatedTarget instanceof Node && !nav.contains(relatedTarget)) closeMenu()
  })
  // An observer and not a media query, which ignores the page's own text size and scroll bar.
  new ResizeObserver(() => {
    if (!button.checkVisibility()) closeMenu()
  }).observe(button)
}

const menu = document.getElementById('menu')
const nav = menu?.closest('nav')
const button = nav?.querySelector('button')
if (nav && menu && button && 'popover' in menu) attachMenu(nav, menu, button)
