import { navigation } from '../content/navigation.ts'
import type { PageId } from '../content/pages.ts'
import { PRODUCT_NAME } from '../content/site-facts.ts'
import { bookingLink, quickLinks } from '../content/site-links.ts'
import { Mark } from '../scenes/mark.tsx'
import type { OutsideAddress } from '../services/providers.ts'
import { Link } from '../ui/link.tsx'
import './header.css'
import './menu.css'

interface HeaderProps {
  page: PageId
  form: OutsideAddress
  booking: OutsideAddress
}

/**
 * The product's name and the main links. On small screens the links are in a popover, which works
 * without scripts; `menu.ts` closes it when a link is chosen.
 */
export function Header({ page, form, booking }: HeaderProps) {
  const { features, faq, join } = quickLinks(page, form)
  const links = [features, faq, bookingLink(booking), join]
  return (
    <header className="header">
      <a className="skip-link" href="#main">
        {navigation.skipLink}
      </a>
      <div className="page-width header-row">
        <a className="product-name" href="/">
          <Mark width="1.5em" height="1.5em" />
          {PRODUCT_NAME}
        </a>
        <nav aria-label={navigation.navLabel}>
          <button type="button" className="menu-button" popoverTarget="menu">
            {navigation.menuLabel}
          </button>
          <ul id="menu" className="menu" popover="auto">
            {links.map((link) => (
              <li key={link.label}>
                <Link link={link} className={link === join ? 'menu-link menu-join' : 'menu-link'} />
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  )
}
