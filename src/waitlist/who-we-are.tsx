import type { SiteFacts } from '../copy/site-facts.ts'
import { whoWeAre } from '../legal/owner-sentences.ts'
import type { Phrase } from '../legal/phrase.ts'

interface WhoWeAreProps {
  facts: SiteFacts
}

/** Who runs the waitlist, how to reach them, and what they promise, if the owner has set it. */
export function WhoWeAre({ facts }: WhoWeAreProps) {
  return whoWeAre(facts).map(({ title, sentences }) => (
    <p key={title}>
      <strong>{title}</strong>
      {sentences.flatMap((sentence) => [' ', ...linked(sentence)])}
    </p>
  ))
}

const linked = (phrase: Phrase) =>
  [phrase].flat().map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={part.url} href={part.url}>
        {part.text}
      </a>
    ),
  )
