import { ButtonLink, type SiteLink } from '../ui/link.tsx'
import { Envelope } from './envelope.tsx'

interface WaitlistLinkPanelProps {
  formLink: SiteLink
  text: string
}

/** Replaces the frame if the form works only in a tab of its own. */
export function WaitlistLinkPanel({ formLink, text }: WaitlistLinkPanelProps) {
  return (
    <Envelope>
      <div className="envelope-letter">
        <p>{text}</p>
        <ButtonLink link={formLink} variant="primary" />
      </div>
    </Envelope>
  )
}
