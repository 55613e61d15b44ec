import type { MarkdownHeading } from 'astro'
import type { ReactNode } from 'react'
import { legal } from '../content/legal.ts'
import '../styles/prose.css'
import './legal-document.css'

interface LegalDocumentProps {
  title: string
  /** A month. */
  lastUpdated: string
  summary: string
  /** Headings of all levels. */
  headings: MarkdownHeading[]
  /** The text itself. */
  children?: ReactNode
}

export function LegalDocument(props: LegalDocumentProps) {
  const { title, lastUpdated, summary, headings, children } = props
  return (
    <article className="legal page-width">
      <header className="prose">
        <h1 id="title" tabIndex={-1}>
          {title}
        </h1>
        <p className="legal-date">{legal.lastUpdated(lastUpdated)}</p>
        <p className="legal-summary">{summary}</p>
      </header>
      <nav className="legal-contents" aria-label={legal.contentsTitle}>
        {/* Folded at first; in a wide window, a script opens it. */}
        <details>
          <summary>{legal.contentsTitle}</summary>
          <ol>
            {headings
              .filter(({ depth }) => depth === 2)
              .map(({ slug, text }) => (
                <li key={slug}>
                  <a href={`#${slug}`}>{text}</a>
                </li>
              ))}
          </ol>
        </details>
      </nav>
      <div className="prose">{children}</div>
    </article>
  )
}
