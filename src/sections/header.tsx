import { navigation } from '../content/navigation.ts'
import type { PageId } from '../content/pages.ts'
import { Mark } from '../scenes/mark.tsx'
import { Link } from '../ui/link.tsx'
import { bookingLink, quickLinks } from './site-links.ts'
import './header.css'
import './header-menu.css'

interface HeaderProps {
  page: PageId
  productName: string
  formUrl: string
  bookingUrl: string
}

/**
 * The product's name and the main links. On small screens the links are in a popover, which works
 * without scripts; header-menu.ts adds to it.
 */
export function Header({ page, productName, formUrl, bookingUrl }: HeaderProps) {
  const { features, faq, join } = quickLinks(page, formUrl)
  const links = [features, faq, bookingLink(bookingUrl), join]
  return (
    <header className="header">
      <a className="skip-link" href="#title">
        {navigation.skipLink}
      </a>
      <div className="page-width header-row">
        <a className="product-name" href="/" translate="no">
          <Mark />
          {productName}
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
