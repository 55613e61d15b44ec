import type { TagMapping } from '../campaign-tags/campaign-tags.ts'
import { navigation } from '../content/navigation.ts'
import { Icon } from './icon.tsx'
import './link.css'

export interface SiteLink {
  label: string
  href: string
  /** How an outside page, which opens in a new tab, takes campaign tags. */
  tagMapping?: TagMapping
}

interface LinkProps {
  link: SiteLink
  className?: string
}

/**
 * A link. An icon and its accessible name say if it opens a new tab. Not `noreferrer`, which would
 * hide our origin from the form.
 */
export function Link({ link, className }: LinkProps) {
  if (!link.tagMapping) {
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
      data-tag-placement={link.tagMapping.placement}
      data-tag-parameters={link.tagMapping.parameters}
      // Not hidden words, which screen readers would read apart from the visible ones.
      aria-label={`${link.label} ${navigation.newTab}`}
    >
      {link.label}
      <Icon name="newTab" />
    </a>
  )
}
