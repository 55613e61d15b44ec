import type { TagRoute } from '../../settings/tag-route.ts'
import { navigation } from '../copy/navigation.ts'
import { Icon } from './icon.tsx'
import './link.css'

export interface SiteLink {
  label: string
  href: string
  opensNewTab: boolean
  /** How an external URL carries campaign tags. */
  tagRoute?: TagRoute
}

interface LinkProps {
  link: SiteLink
  className?: string
  /** How a new tab is announced: an icon in the slim header, whose name says it, or words. */
  newTabMark?: 'words' | 'icon'
}

/** A link, marked if it opens a new tab. Not `noreferrer`, which would hide our origin from the form. */
export function Link({ link, className, newTabMark = 'words' }: LinkProps) {
  if (!link.opensNewTab) {
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
      data-tag-part={link.tagRoute?.part}
      data-tag-names={link.tagRoute?.names}
      // Not hidden words, which screen readers would read apart from the visible ones.
      aria-label={newTabMark === 'icon' ? `${link.label} ${navigation.newTab}` : undefined}
    >
      {newTabMark === 'icon' ? (
        <>
          {link.label}
          <Icon name="newTab" />
        </>
      ) : (
        // One element, so that screen readers read it as one phrase.
        <span>
          {`${link.label} `}
          <span className="new-tab-words">{navigation.newTab}</span>
        </span>
      )}
    </a>
  )
}
