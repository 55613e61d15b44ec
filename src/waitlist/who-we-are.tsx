import type { SiteFacts } from '../copy/site-facts.ts'
import { waitlist } from '../copy/waitlist.ts'
import { endSentence } from '../legal/owner-sentences.ts'

interface WhoWeAreProps {
  facts: SiteFacts
}

/** Who asks for the details, and how to reach them, once the owner has said both. */
export function WhoWeAre({ facts: { companyName, contactEmail } }: WhoWeAreProps) {
  if (!companyName || !contactEmail) return null
  const { title, text } = waitlist.whoWeAre
  const [before, after] = text
    .replace('{{company}}.', () => endSentence(companyName))
    .split('{{email}}')
  return (
    <>
      <h3 className="waitlist-title">{title}</h3>
      <p>
        {before}
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        {after}
      </p>
    </>
  )
}
