import type { ReactNode } from 'react'
import { ANCHORS, bookingLink, type OutsideAddresses } from '../chrome/site-links.ts'
import { siteFacts } from '../copy/site-facts.ts'
import { providerName, waitlist } from '../copy/waitlist.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Section } from '../ui/section.tsx'
import type { FramedForm, LinkedForm } from '../waitlist/form-url.ts'
import { WaitlistLinkPanel } from '../waitlist/waitlist-link-panel.tsx'
import { WhoWeAre } from '../waitlist/who-we-are.tsx'

interface WaitlistProps {
  addresses: OutsideAddresses
  form: FramedForm | LinkedForm
  /** The form's frame, an island, or a large link in its place. */
  children?: ReactNode
}

/** The words and the plain link come before the frame, so that an empty frame hides neither. */
export function Waitlist({ addresses, form, children }: WaitlistProps) {
  const { noStrings, details, openFormLabel, writtenRoute, noScriptText } = waitlist
  const { waitlistForm, bookingPage } = addresses
  const isFramed = form.kind === 'frame'
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
        <WhoWeAre facts={siteFacts} />
      </div>
      <div className="waitlist-open">
        <ButtonLink
          link={{ label: openFormLabel, ...waitlistForm, opensNewTab: true }}
          variant="secondary"
        />
        {isFramed && (
          <noscript>
            <p>{noScriptText}</p>
          </noscript>
        )}
      </div>
      <div
        className={`waitlist-place ${isFramed ? 'needs-scripts' : ''}`}
        data-frame-url={isFramed ? form.embedUrl : undefined}
        data-tags={waitlistForm.tagRoute.how}
        data-tag-names={waitlistForm.tagRoute.names}
      >
        {children}
      </div>
      {isFramed && (
        <noscript>
          <WaitlistLinkPanel waitlistForm={waitlistForm} />
        </noscript>
      )}
      <div className="waitlist-written">
        {/* No heading: after the form's own first heading, its level would skip one. */}
        <p className="waitlist-title waitlist-written-title">{writtenRoute.title}</p>
        <p>{writtenRoute.text}</p>
        <ButtonLink link={bookingLink(bookingPage)} variant="secondary" />
      </div>
    </Section>
  )
}

function runner(provider: string): string {
  const name = providerName(provider)
  return name ? waitlist.namedRunner.replace('{{provider}}', name) : waitlist.unnamedRunner
}
