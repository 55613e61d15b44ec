import { ButtonLink, type SiteLink } from '../ui/link.tsx'
import { Envelope } from './envelope.tsx'

interface WaitlistLinkPanelProps {
  form: SiteLink
  text: string
}

/** Replaces the frame if the form works only in a tab, or without scripts. */
export function WaitlistLinkPanel({ form, text }: WaitlistLinkPanelProps) {
  return (
    <Envelope>
      <div className="waitlist-letter">
        <p>{text}</p>
        <ButtonLink link={form} variant="primary" />
      </div>
    </Envelope>
  )
}
