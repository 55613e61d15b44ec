import type { ReactNode } from 'react'
import { faq } from '../copy/faq.ts'
import { Prose } from '../ui/prose.tsx'

interface FaqQuestionsProps {
  /** The accordion's extras, which hydrate by themselves. */
  children?: ReactNode
}

/**
 * The ten questions. The browser keeps one open or none, since all share a name; a question is
 * plain text inside `summary`, because speech control misses anything nested there.
 */
export function FaqQuestions({ children }: FaqQuestionsProps) {
  return (
    <div className="faq-list">
      {faq.items.map(({ id, question, answer }) => (
        <details key={id} id={id} name="faq" className="faq-item">
          <summary>{question}</summary>
          <div className="faq-answer">
            <Prose markdown={answer} />
          </div>
        </details>
      ))}
      {children}
    </div>
  )
}
