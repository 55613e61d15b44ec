import { ANCHORS } from '../content/anchors.ts'
import { problem } from '../content/problem.ts'
import { Card } from './card.tsx'
import { Section } from './section.tsx'

/** Three scenes of one story; from 60rem, they share one floor and one line. */
export function Problem() {
  return (
    <Section anchor={ANCHORS.problem} title={problem.title} qualifier={problem.qualifier}>
      <ul className="cards">
        {problem.cards.map(({ id, title, text, ...rest }) => (
          <Card key={id} title={title} text={text} scene={id} isNight>
            {'help' in rest && (
              <>
                {` ${rest.help.text} `}
                <a href={rest.help.href}>{rest.help.linkLabel}</a>.
              </>
            )}
          </Card>
        ))}
      </ul>
    </Section>
  )
}
