import { ExternalLink } from 'lucide-react'
import type { SiteLink } from '../chrome/site-links.ts'
import { chrome } from '../copy/chrome.ts'
import './link.css'

interface LinkProps {
  link: SiteLink
  className?: string
  /** The slim header marks a new tab by an icon and hidden words; elsewhere the words show. */
  newTabMark?: 'words' | 'icon'
}

/** A link that says so when it opens a new tab. `noreferrer` would hide our origin from the form. */
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
    >
      {/* One element, so that screen readers read the line as one. */}
      <span>
        {`${link.label} `}
        <span className={newTabMark === 'icon' ? 'visually-hidden' : 'new-tab-words'}>
          {chrome.newTab}
        </span>
      </span>
      {newTabMark === 'icon' && <ExternalLink className="icon" aria-hidden="true" />}
    </a>
  )
}
