import { ANCHORS } from '../copy/anchors.ts'
import { howItWorks } from '../copy/how-it-works.ts'
import { Section } from '../ui/section.tsx'
import { Card } from './card.tsx'

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
