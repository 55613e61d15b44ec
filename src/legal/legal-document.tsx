import { legalCopy } from '../copy/legal.ts'
import { headingId, Prose } from '../ui/prose.tsx'
import './legal-document.css'
import { sectionHeadings } from './legal-text.ts'

interface LegalDocumentProps {
  title: string
  summary: string
  /** Markdown, its tokens filled. */
  body: string
}

export function LegalDocument({ title, summary, body }: LegalDocumentProps) {
  return (
    <article className="legal">
      <div className="legal-body page-width">
        <header className="legal-head">
          <h1>{title}</h1>
          <p className="legal-date">{legalCopy.lastUpdated}</p>
          <p className="legal-summary">{summary}</p>
        </header>
        <nav className="legal-contents" aria-labelledby="contents-title">
          <h2 id="contents-title">{legalCopy.contentsTitle}</h2>
          <ol>
            {sectionHeadings(body).map((heading) => (
              <li key={heading}>
                <a href={`#${headingId(heading)}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <Prose markdown={body} />
      </div>
    </article>
  )
}
