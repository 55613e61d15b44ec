import { howItWorks, withHearingAids } from '../content/how-it-works.ts'
import type { Owner } from '../content/owner-type.ts'
import { FocusScene } from '../scenes/focus.tsx'
import { LifeScene } from '../scenes/life.tsx'
import { SleepScene } from '../scenes/sleep.tsx'
import { Card } from './card.tsx'
import { Section } from './section.tsx'
import './how-it-works.css'

const scenes = { sleep: <SleepScene />, focus: <FocusScene />, life: <LifeScene /> }

export function HowItWorks({ owner }: { owner: Owner }) {
  return (
    <Section
      eyebrow={howItWorks.eyebrow}
      anchor="how-it-works"
      title={howItWorks.title}
      subtitle={howItWorks.subtitle}
    >
      <ul className="cards">
        {howItWorks.cards.map(({ id, title, text }) => (
          <Card
            key={id}
            title={title}
            text={id === 'focus' ? `${text} ${withHearingAids(owner)}` : text}
            scene={scenes[id]}
            isNight={id === 'sleep'}
          />
        ))}
      </ul>
    </Section>
  )
}
