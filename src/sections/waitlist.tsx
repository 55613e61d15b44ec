import type { ReactNode } from 'react'
import { type FormLoading, formNotice } from '../content/form-loading.ts'
import type { Owner } from '../content/owner-type.ts'
import { waitlist, waitlistTerms, whoIsBehind } from '../content/waitlist.ts'
import { ButtonLink, Link } from '../ui/link.tsx'
import { Envelope } from '../waitlist/envelope.tsx'
import { FORM_LINK_ID } from '../waitlist/waitlist-frame.tsx'
import { Section } from './section.tsx'
import { bookingLink, newTab } from './site-links.ts'
import './waitlist.css'

interface WaitlistProps {
  owner: Owner
  formUrl: string
  bookingUrl: string
  loadsOn: FormLoading
  /** The form's frame, an island. */
  children?: ReactNode
}

/**
 * Reassurance comes before the form, the way out and the call after it. No heading after the form:
 * its page begins with a first-level heading, so a third-level one would seem to skip a level.
 */
export function Waitlist({ owner, formUrl, bookingUrl, loadsOn, children }: WaitlistProps) {
  const openForm = newTab(waitlist.openFormLabel, formUrl)
  const isInFrame = loadsOn !== 'link'
  return (
    <Section anchor="waitlist" title={waitlist.title}>
      <div className="waitlist-intro">
        <p>{waitlistTerms(owner)}</p>
        <p>{waitlist.adults}</p>
        <p className="waitlist-notice">
          <span className={isInFrame ? 'needs-scripts' : undefined}>
            {formNotice(loadsOn, owner.formProvider)}
          </span>
          {isInFrame && (
            <span className="without-scripts">{formNotice('link', owner.formProvider)}</span>
          )}{' '}
          <a href="/privacy-policy">{waitlist.policyLabel}</a>
        </p>
      </div>
      <div className="waitlist-place">
        {isInFrame ? (
          <>
            <div className="waitlist-envelope needs-scripts">{children}</div>
            <div id={FORM_LINK_ID}>
              <ButtonLink link={openForm} variant="secondary" />
            </div>
          </>
        ) : (
          <div className="waitlist-envelope">
            <Envelope>
              <div className="envelope-letter">
                <p>{waitlist.linkLetter}</p>
                <ButtonLink link={openForm} variant="primary" />
              </div>
            </Envelope>
          </div>
        )}
        <p className="waitlist-talk">
          {waitlist.ratherTalk} <Link link={bookingLink(bookingUrl)} /> {waitlist.callCaptions}{' '}
          {whoIsBehind(owner)}
        </p>
      </div>
    </Section>
  )
}
