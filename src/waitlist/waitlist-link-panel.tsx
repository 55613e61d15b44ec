import type { OutsideAddress } from '../chrome/site-links.ts'
import { waitlist } from '../copy/waitlist.ts'
import { Envelope } from '../scenes/envelope.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import './waitlist-frame.css'

interface WaitlistLinkPanelProps {
  waitlistForm: OutsideAddress
}

/** Takes the frame's place, as tall as it, where the form works only in a tab. */
export function WaitlistLinkPanel({ waitlistForm }: WaitlistLinkPanelProps) {
  const link = { label: waitlist.linkPanel.label, ...waitlistForm, opensNewTab: true }
  return (
    <Envelope>
      <div className="waitlist-frame">
        <div className="waitlist-panel">
          <p>{waitlist.linkPanel.text}</p>
          <ButtonLink link={link} variant="primary" />
        </div>
      </div>
    </Envelope>
  )
}
