import type { SiteLink } from '../chrome/site-links.ts'
import './button.css'
import { Link } from './link.tsx'

interface ButtonLinkProps {
  link: SiteLink
  choice: 'first' | 'second'
}

/** A link that is one of a page's main choices, as large as a thumb wants it. */
export function ButtonLink({ link, choice }: ButtonLinkProps) {
  return <Link link={link} className={`button button-${choice}`} />
}
