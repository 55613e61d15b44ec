import { useEffect, useRef, useState } from 'react'
import { islandFailed } from '../content/errors.ts'
import { waitlist } from '../content/waitlist.ts'
import type { FramedForm } from '../services/providers.ts'
import { IslandBoundary } from '../ui/island-boundary.tsx'
import { Envelope } from './envelope.tsx'
import { type FormStatus, useFormStatus } from './use-form-status.ts'
import { useReachedForm } from './use-reached-form.ts'

/**
 * The minimum that form providers need: without `allow-same-origin` they lose their storage and
 * their messages come from "null"; without the others, links inside the form do nothing.
 */
const SANDBOX =
  'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox ' +
  'allow-top-navigation-by-user-activation'

type Words = Partial<Record<FormStatus, string>>

interface WaitlistFrameProps {
  form: FramedForm
}

export function WaitlistFrame({ form }: WaitlistFrameProps) {
  return (
    <IslandBoundary
      name="waitlist"
      fallback={
        <Envelope>
          <div className="waitlist-frame">
            <p className="waitlist-letter">{islandFailed.waitlist}</p>
          </div>
        </Envelope>
      }
    >
      <Frame form={form} />
    </IslandBoundary>
  )
}

function Frame({ form }: WaitlistFrameProps) {
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const hasReached = useReachedForm(place)
  const [isChosen, setIsChosen] = useState(false)
  const isNear = form.loading === 'near'
  const isShown = isNear ? hasReached : isChosen
  // Also true for an error page, so the link to the form always stays.
  const [hasLoaded, setHasLoaded] = useState(false)
  const status = useFormStatus(frame, form, isShown, hasLoaded)
  const words: Words = waitlist.status
  const hint: Words = waitlist.hint

  useEffect(() => {
    // The pressed button is gone; without this, the focus would return to the top of the page.
    if (isChosen) frame.current?.focus()
  }, [isChosen])

  return (
    <>
      <Envelope>
        <div
          className="waitlist-frame"
          ref={place}
          data-frame-url={form.embedUrl}
          data-tag-placement={form.tagMapping.placement}
          data-tag-parameters={form.tagMapping.parameters}
          // `propagateCampaignTags` changes the address before this hydrates.
          suppressHydrationWarning
        >
          {!isNear && !isChosen ? (
            <FormChoice choose={() => setIsChosen(true)} />
          ) : (
            !hasLoaded && <p>{isShown ? waitlist.loadingText : waitlist.placeholderText}</p>
          )}
          {isShown && (
            <iframe
              ref={frame}
              src={place.current?.dataset.frameUrl}
              title={waitlist.frameTitle}
              sandbox={SANDBOX}
              referrerPolicy="strict-origin-when-cross-origin"
              onLoad={() => setHasLoaded(true)}
            />
          )}
        </div>
      </Envelope>
      <p className="waitlist-hint">{(isShown || isNear) && hint[status]}</p>
      <div className="waitlist-status" data-longest={waitlist.status.submitted}>
        {/* In a paragraph, so that Orca users can read it again later. */}
        <div role="status">
          <p>{words[status]}</p>
        </div>
      </div>
    </>
  )
}

/** Click to load, for owners who let visitors decide before the provider is contacted. */
function FormChoice({ choose }: { choose: () => void }) {
  return (
    <div className="waitlist-letter">
      <p>{waitlist.choice.text}</p>
      <button type="button" className="button button-primary" onClick={choose}>
        {waitlist.choice.label}
      </button>
    </div>
  )
}
