import { ANCHORS } from '../content/anchors.ts'
import { howItWorks } from '../content/how-it-works.ts'
import { Card } from './card.tsx'
import { Section } from './section.tsx'

export function HowItWorks() {
  return (
    <Section
      eyebrow={howItWorks.eyebrow}
      anchor={ANCHORS.howItWorks}
      title={howItWorks.title}
      qualifier={howItWorks.qualifier}
    >
      <ul className="cards">
        {howItWorks.cards.map(({ id, title, text }) => (
          <Card key={id} title={title} text={text} scene={id} isNight={false} />
        ))}
      </ul>
    </Section>
  )
}
