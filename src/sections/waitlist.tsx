import type { ReactNode } from 'react'
import { ANCHORS } from '../content/anchors.ts'
import { bookingLink, outsideLink } from '../content/site-links.ts'
import { waitlist } from '../content/waitlist.ts'
import type { SiteFacts } from '../facts/fact-schema.ts'
import { formNotice } from '../legal/form-sentences.ts'
import { landingSentences } from '../legal/owner-sentences.ts'
import { Sentences } from '../legal/sentences.tsx'
import type { Booking, Form } from '../services/providers.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Link } from '../ui/link.tsx'
import { WaitlistLinkPanel } from '../waitlist/waitlist-link-panel.tsx'
import { Section } from './section.tsx'

interface WaitlistProps {
  form: Form
  booking: Booking
  facts: SiteFacts
  /** The form's frame, an island. */
  children?: ReactNode
}

/**
 * Join must land on the form, so only the essentials come before it. No headings after the form: they
 * would skip a level, because the form has its own first-level heading.
 */
export function Waitlist({ form, booking, facts, children }: WaitlistProps) {
  const { linkPanel } = waitlist
  const openForm = outsideLink(form, waitlist.openFormLabel)
  const { news, note, whoWeAre } = landingSentences(facts)
  return (
    <Section anchor={ANCHORS.waitlist} title={waitlist.title} qualifier={news}>
      <p className="waitlist-operator">
        {`${formNotice(form)} `}
        <a href="/privacy-policy">{waitlist.policyLabel}</a>
      </p>
      {form.loading === 'never' ? (
        <WaitlistLinkPanel form={openForm} text={linkPanel.text} />
      ) : (
        <>
          <div className="waitlist-place needs-scripts">
            {children}
            <div className="waitlist-open">
              <ButtonLink link={openForm} variant="secondary" />
            </div>
          </div>
          <noscript>
            <WaitlistLinkPanel form={openForm} text={linkPanel.noScriptText} />
          </noscript>
        </>
      )}
      <div className="waitlist-words">
        <p>{waitlist.noStrings}</p>
        <p>{waitlist.adults}</p>
        <p>
          {`${waitlist.writtenRoute} `}
          <Link link={bookingLink(booking)} />
        </p>
        {note.length > 0 && (
          <blockquote className="waitlist-note">
            <Sentences sentences={note} />
          </blockquote>
        )}
        {whoWeAre.length > 0 && (
          <p>
            <Sentences sentences={whoWeAre} />
          </p>
        )}
      </div>
    </Section>
  )
}
