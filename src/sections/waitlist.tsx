import type { ReactNode } from 'react'
import { ANCHORS, bookingLink, type OutsideAddresses } from '../chrome/site-links.ts'
import { waitlist } from '../copy/waitlist.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Section } from '../ui/section.tsx'
import type { FramedForm, LinkedForm } from '../waitlist/form-url.ts'
import './waitlist.css'

interface WaitlistProps {
  addresses: OutsideAddresses
  form: FramedForm | LinkedForm
  /** The form's frame, an island, or a large link in its place. */
  children?: ReactNode
}

/** The words and the plain link come before the frame, so that an empty frame hides neither. */
export function Waitlist({ addresses, form, children }: WaitlistProps) {
  const { noStrings, details, openFormLabel, writtenRoute, noScriptText } = waitlist
  const openForm = { label: openFormLabel, ...addresses.waitlistForm, opensNewTab: true }
  return (
    <Section
      anchor={ANCHORS.waitlist}
      title={waitlist.title}
      qualifier={waitlist.lead}
      className="waitlist"
    >
      <div className="waitlist-words">
        <p className="waitlist-title">{noStrings.title}</p>
        <p>{noStrings.text}</p>
        <p className="waitlist-title">{details.title}</p>
        <p>
          {`${details.text.replace('{{runner}}', runner(form.provider))} `}
          <a href="/privacy-policy">{details.linkLabel}</a>
        </p>
      </div>
      <div className="waitlist-open">
        <ButtonLink link={openForm} variant="secondary" />
        <noscript>
          <p>{noScriptText}</p>
        </noscript>
      </div>
      <div
        className="waitlist-frame-place needs-scripts"
        data-frame-url={form.kind === 'frame' ? form.embedUrl : undefined}
        data-tags={addresses.waitlistForm.tagRoute.how}
        data-tag-names={addresses.waitlistForm.tagRoute.names}
      >
        {children}
      </div>
      <div className="waitlist-written">
        <p className="waitlist-title">{writtenRoute.title}</p>
        <p>{writtenRoute.text}</p>
        <ButtonLink link={bookingLink(addresses.bookingPage)} variant="secondary" />
      </div>
    </Section>
  )
}

function runner(provider: string): string {
  if (provider === 'unknown') return waitlist.unnamedRunner
  // Drops the kind of link, as in "Google Forms (short link)".
  return waitlist.namedRunner.replace('{{provider}}', provider.replace(/ \(.*\)/, ''))
}
