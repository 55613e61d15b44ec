import { Icon } from './icon.tsx'
import './link.css'

/** A link within the site, or one that opens another service's page in a new tab. */
export type SiteLink =
  | { kind: 'inside'; label: string; href: string }
  | {
      kind: 'newTab'
      label: string
      href: string
      /** For screen readers: the label, and that it opens a new tab. */
      name: string
    }

interface LinkProps {
  link: SiteLink
  className?: string
}

/** Not `noreferrer`, which would hide our origin from the form. */
export function Link({ link, className }: LinkProps) {
  if (link.kind === 'inside') {
    return (
      <a className={className} href={link.href}>
        {link.label}
      </a>
    )
  }
  return (
    <a
      className={className}
      href={link.href}
      target="_blank"
      rel="noopener"
      // Not hidden words, which screen readers would read apart from the visible ones.
      aria-label={link.name}
    >
      {link.label}
      <Icon name="newTab" />
    </a>
  )
}
