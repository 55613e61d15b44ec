import type { Owner } from '../content/owner-type.ts'
import { helplines, problem } from '../content/problem.ts'
import { DesperateForReliefScene } from '../scenes/desperate-for-relief.tsx'
import { NoCureScene } from '../scenes/no-cure.tsx'
import { QualityOfLifeAffectedScene } from '../scenes/quality-of-life-affected.tsx'
import { Sentence } from '../ui/sentence.tsx'
import { Card } from './card.tsx'
import { Section } from './section.tsx'
import './problem.css'

/** Three scenes of one story; from 60rem, they share one floor and one line. */
export function Problem({ founderNote }: Pick<Owner, 'founderNote'>) {
  const { desperateForRelief, noCure, qualityOfLifeAffected } = problem.cards
  const { question, text, more: signs } = problem.newToYou
  return (
    <Section anchor="problem" title={problem.title}>
      <div className="problem-subtitle">
        <p>{problem.subtitle}</p>
        <p>
          <strong>{question}</strong> {text} <a href={signs.href}>{signs.label}</a>
        </p>
      </div>
      {founderNote && (
        <figure className="founder-note">
          <blockquote>“{founderNote.words}”</blockquote>
          <figcaption>{founderNote.name}</figcaption>
        </figure>
      )}
      <ul className="cards">
        <Card {...desperateForRelief} scene={<DesperateForReliefScene />} isNight />
        <Card {...noCure} scene={<NoCureScene />} isNight />
        <Card
          title={qualityOfLifeAffected.title}
          text={`${qualityOfLifeAffected.text} ${helplines.introduction}`}
          scene={<QualityOfLifeAffectedScene />}
          isNight
        >
          <ul>
            {helplines.lines.map((line) => (
              <li key={line}>
                <Sentence text={line} links={helplines.links} />
              </li>
            ))}
          </ul>
        </Card>
      </ul>
    </Section>
  )
}
