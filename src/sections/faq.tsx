import { ANCHORS } from '../chrome/site-links.ts'
import { faq } from '../copy/faq.ts'
import { ScenePicture } from '../scenes/scene-picture.tsx'
import { Prose } from '../ui/prose.tsx'
import { Section } from '../ui/section.tsx'

/**
 * The ten questions. The browser keeps one open or none, since all share a name. A question is
 * plain text inside `summary`, because voice control misses anything nested there.
 */
export function Faq() {
  return (
    <Section anchor={ANCHORS.faq} title={faq.title} qualifier={faq.hint} className="faq">
      <ScenePicture name="faq" />
      <div className="faq-list">
        {faq.items.map(({ id, question, answer }) => (
          <details key={id} id={id} name="faq" className="faq-item">
            <summary>{question}</summary>
            <div className="faq-answer">
              <Prose markdown={answer} />
            </div>
          </details>
        ))}
      </div>
    </Section>
  )
}
