import { useEffect, useMemo, useRef, useState } from 'react'
import type { FramedForm } from '../../settings/providers.ts'
import { islandFailed } from '../copy/errors.ts'
import { waitlist } from '../copy/waitlist.ts'
import { Envelope } from '../scenes/envelope.tsx'
import { IslandBoundary } from '../ui/island-boundary.tsx'
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
  const isNear = form.kind === 'near'
  const isShown = isNear ? hasReached : isChosen
  // Memoized, because a changed URL would reload the form.
  const frameUrl = useMemo(() => (isShown ? taggedUrl(form) : undefined), [form, isShown])
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
        <div className="waitlist-frame" ref={place}>
          {!isNear && !isChosen ? (
            <FormChoice choose={() => setIsChosen(true)} />
          ) : (
            !hasLoaded && <p>{isShown ? waitlist.loadingText : waitlist.placeholderText}</p>
          )}
          {frameUrl && (
            <iframe
              ref={frame}
              src={frameUrl}
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

/**
 * The form's URL with the page's campaign tags. Shares no code with `campaign-tags.ts`, which would
 * become a separate chunk, requested before the visitor scrolls.
 */
function taggedUrl({ embedUrl, tagRoute: { part, names } }: FramedForm): string {
  const visit = new URLSearchParams(location.search)
  const url = new URL(embedUrl)
  for (const [tag, name] of new URLSearchParams(names)) {
    const value = visit.get(tag)
    const pair = `${encodeURIComponent(name)}=${encodeURIComponent(value ?? '')}`
    if (value) url[part] = url[part] ? `${url[part]}&${pair}` : pair
  }
  return url.href
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
