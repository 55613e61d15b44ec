import { ANCHORS } from '../chrome/site-links.ts'
import { problem } from '../copy/problem.ts'
import { Card } from '../ui/card.tsx'
import { Section } from '../ui/section.tsx'
import './problem.css'

export function Problem() {
  return (
    <Section
      anchor={ANCHORS.problem}
      title={problem.title}
      qualifier={problem.qualifier}
      className="problem"
    >
      <ul className="cards">
        {problem.cards.map((card) => (
          <Card key={card.id} title={card.title} text={card.text} />
        ))}
      </ul>
    </Section>
  )
}
