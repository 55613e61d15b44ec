import type { ReactNode } from 'react'
import type { Booking, Form } from '../../settings/providers.ts'
import { ANCHORS, bookingLink } from '../chrome/site-links.ts'
import type { SiteFacts } from '../copy/site-facts.ts'
import { providerName, waitlist } from '../copy/waitlist.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Section } from '../ui/section.tsx'
import { WaitlistLinkPanel } from '../waitlist/waitlist-link-panel.tsx'
import { WhoWeAre } from '../waitlist/who-we-are.tsx'

interface WaitlistProps {
  form: Form
  booking: Booking
  facts: SiteFacts
  /** The form's frame, an island. */
  children?: ReactNode
}

/** The words and the plain link come before the frame, so that an empty frame hides neither. */
export function Waitlist({ form, booking, facts, children }: WaitlistProps) {
  const { noStrings, details, openFormLabel, writtenRoute, noScriptText } = waitlist
  const isFramed = form.kind !== 'link'
  return (
    <Section
      anchor={ANCHORS.waitlist}
      title={waitlist.title}
      qualifier={waitlist.lead}
      className="waitlist"
    >
      <div className="waitlist-words">
        <h3 className="waitlist-title">{noStrings.title}</h3>
        <p>{noStrings.text}</p>
        <h3 className="waitlist-title">{details.title}</h3>
        <p>
          {`${details.text.replace('{{runner}}', runner(form.provider))} `}
          <a href="/privacy-policy">{details.linkLabel}</a>
        </p>
        <WhoWeAre facts={facts} />
      </div>
      <div className="waitlist-open">
        <ButtonLink
          link={{ label: openFormLabel, ...form, opensNewTab: true }}
          variant="secondary"
        />
        {isFramed && (
          <noscript>
            <p>{noScriptText}</p>
          </noscript>
        )}
      </div>
      <div className={`waitlist-place ${isFramed ? 'needs-scripts' : ''}`}>
        {isFramed ? children : <WaitlistLinkPanel form={form} />}
      </div>
      {isFramed && (
        <noscript>
          <WaitlistLinkPanel form={form} />
        </noscript>
      )}
      <div className="waitlist-written">
        {/* No heading: after the form's own first heading, its level would skip one. */}
        <p className="waitlist-title waitlist-written-title">{writtenRoute.title}</p>
        <p>{writtenRoute.text}</p>
        <ButtonLink link={bookingLink(booking)} variant="secondary" />
      </div>
    </Section>
  )
}

function runner(provider: string): string {
  const name = providerName(provider)
  return name ? waitlist.namedRunner.replace('{{provider}}', name) : waitlist.unnamedRunner
}
