import { Icon } from './icon.tsx'
import './link.css'

export interface SiteLink {
  label: string
  href: string
  /** If it opens another service's page in a new tab: the label and that it does, for screen readers. */
  newTabName?: string
}

interface LinkProps {
  link: SiteLink
  className?: string
}

export function Link({ link: { label, href, newTabName }, className }: LinkProps) {
  // Not `noreferrer`, which would hide our origin from the form. Not hidden words in place of the
  // `aria-label`, which screen readers would read apart from the visible ones.
  const newTabAttributes = newTabName && {
    target: '_blank',
    rel: 'noopener',
    'aria-label': newTabName,
  }
  return (
    <a className={className} href={href} {...newTabAttributes}>
      {/* One flex item, and a word joiner, so that the icon follows the last word where a label wraps. */}
      {newTabName ? (
        <span>
          {label}&#8288;
          <Icon name="newTab" />
        </span>
      ) : (
        label
      )}
    </a>
  )
}

interface ButtonLinkProps {
  link: SiteLink
  variant: 'primary' | 'secondary'
}

/** A link that looks like a main button, at least 60 px tall. */
export const ButtonLink = ({ link, variant }: ButtonLinkProps) => (
  <Link link={link} className={`button button-${variant}`} />
)
