import { Fragment } from 'react'
import { Link, type SiteLink } from './link.tsx'

interface SentenceProps {
  /** With a placeholder such as `{email}` for each link. */
  text: string
  links: Readonly<Record<string, SiteLink>>
}

/** A sentence with links in it, which translators may put elsewhere. */
export const Sentence = ({ text, links }: SentenceProps) =>
  text.split(/\{(\w+)\}/).map((part, index) => {
    const link = index % 2 === 1 && links[part]
    return link ? <Link key={part} link={link} /> : <Fragment key={part}>{part}</Fragment>
  })
