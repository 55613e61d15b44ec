import './button.css'
import { Link, type SiteLink } from './link.tsx'

interface ButtonLinkProps {
  link: SiteLink
  variant: 'primary' | 'secondary'
}

/** A link that looks like a main button, 60 px tall. */
export function ButtonLink({ link, variant }: ButtonLinkProps) {
  return <Link link={link} className={`button button-${variant}`} />
}
