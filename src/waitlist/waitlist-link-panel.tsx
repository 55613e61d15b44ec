import type { OutsideAddress } from '../../settings/providers.ts'
import { waitlist } from '../copy/waitlist.ts'
import { Envelope } from '../scenes/envelope.tsx'
import { ButtonLink } from '../ui/button-link.tsx'

interface WaitlistLinkPanelProps {
  form: OutsideAddress
  text: string
}

/** Replaces the frame if the form works only in a tab, or without scripts. */
export function WaitlistLinkPanel({ form, text }: WaitlistLinkPanelProps) {
  const link = { label: waitlist.openFormLabel, ...form, opensNewTab: true }
  return (
    <Envelope>
      <div className="waitlist-letter">
        <p>{text}</p>
        <ButtonLink link={link} variant="primary" />
      </div>
    </Envelope>
  )
}
