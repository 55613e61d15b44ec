import type { ReactNode } from 'react'
import { type Booking, type Form, OWN_SERVER } from '../../settings/providers.ts'
import { ANCHORS } from '../copy/anchors.ts'
import { waitlist } from '../copy/waitlist.ts'
import type { SiteFacts } from '../facts/fact-schema.ts'
import { landingSentences } from '../legal/owner-sentences.ts'
import { Sentences } from '../legal/sentences.tsx'
import { bookingLink } from '../navigation/site-links.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Link } from '../ui/link.tsx'
import { Section } from '../ui/section.tsx'
import { WaitlistLinkPanel } from '../waitlist/waitlist-link-panel.tsx'

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
  const { operator, linkPanel } = waitlist
  const openForm = { label: waitlist.openFormLabel, ...form, opensNewTab: true }
  const { news, whoWeAre } = landingSentences(facts)
  return (
    <Section anchor={ANCHORS.waitlist} title={waitlist.title} qualifier={news}>
      <p className="waitlist-operator">
        {`${forOperator(form.kind === 'near' ? operator.loadsByItself : operator.waits, form)} `}
        <a href="/privacy-policy">{waitlist.policyLabel}</a>
      </p>
      {form.kind === 'link' ? (
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
        <p>{forOperator(waitlist.details, form)}</p>
        <p>{waitlist.noStrings}</p>
        <p>{waitlist.adults}</p>
      </div>
      <div className="waitlist-written">
        <p>
          {`${waitlist.writtenRoute} `}
          <Link link={bookingLink(booking)} />
        </p>
        {whoWeAre.length > 0 && (
          <p>
            <Sentences sentences={whoWeAre} />
          </p>
        )}
      </div>
    </Section>
  )
}

function forOperator(
  { named, ownServer, unknown }: Record<'named' | 'ownServer' | 'unknown', string>,
  { provider }: Form,
): string {
  if (provider === OWN_SERVER) return ownServer
  return provider ? named.replaceAll('{{provider}}', () => provider) : unknown
}
