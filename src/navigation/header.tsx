import { navigation } from '../copy/navigation.ts'
import { PRODUCT_NAME } from '../copy/site-facts.ts'
import type { OutsideAddress } from '../services/providers.ts'
import { Link } from '../ui/link.tsx'
import './header.css'
import { MARK_HILL, MARK_LINE, MARK_SIZE } from '../brand/mark.ts'
import './menu.css'
import type { PageId } from '../copy/pages.ts'
import { bookingLink, quickLinks } from './site-links.ts'

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
          <svg className="mark" viewBox={`0 0 ${MARK_SIZE} ${MARK_SIZE}`} aria-hidden="true">
            <path fill="var(--hill-2)" d={MARK_HILL} />
            <path fill="var(--amber)" d={MARK_LINE} />
          </svg>
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
