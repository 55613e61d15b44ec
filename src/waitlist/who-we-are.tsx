import type { SiteFacts } from '../copy/site-facts.ts'
import { waitlist } from '../copy/waitlist.ts'

interface WhoWeAreProps {
  facts: SiteFacts
}

/** Who asks for the details, and how to reach them, once the owner has said so. */
export function WhoWeAre({ facts: { companyName, contactEmail } }: WhoWeAreProps) {
  if (!companyName) return null
  const { title, text, writeTo } = waitlist.whoWeAre
  return (
    <p>
      <strong>{title}</strong> {text.replace('{{company}}', () => companyName)}
      {contactEmail && (
        <>
          {` ${writeTo} `}
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
        </>
      )}
    </p>
  )
}
