import { faq } from '../copy/faq.ts'
import { Prose } from '../ui/prose.tsx'

/**
 * The ten questions. The browser keeps one open or none, since all share a name; a question is
 * plain text inside `summary`, because speech control misses anything nested there.
 */
export function FaqQuestions() {
  return faq.items.map(({ id, question, answer }) => (
    <details key={id} id={id} name="faq" className="faq-item">
      <summary>{question}</summary>
      <div className="faq-answer">
        <Prose markdown={answer} />
      </div>
    </details>
  ))
}
