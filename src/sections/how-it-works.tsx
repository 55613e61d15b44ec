import { howItWorks, withHearingAids } from '../content/how-it-works.ts'
import type { Owner } from '../content/owner-type.ts'
import { FocusScene } from '../scenes/focus.tsx'
import { ImprovedQualityOfLifeScene } from '../scenes/improved-quality-of-life.tsx'
import { SleepScene } from '../scenes/sleep.tsx'
import { Card } from './card.tsx'
import { Section } from './section.tsx'
import './how-it-works.css'

export function HowItWorks({ owner }: { owner: Owner }) {
  const { sleep, focus, improvedQualityOfLife } = howItWorks.cards
  return (
    <Section
      eyebrow={howItWorks.eyebrow}
      anchor="how-it-works"
      title={howItWorks.title}
      subtitle={howItWorks.subtitle}
    >
      <ul className="cards">
        <Card {...sleep} scene={<SleepScene />} isNight />
        <Card
          title={focus.title}
          text={`${focus.text} ${withHearingAids(owner)}`}
          scene={<FocusScene />}
        />
        <Card {...improvedQualityOfLife} scene={<ImprovedQualityOfLifeScene />} />
      </ul>
    </Section>
  )
}
