import { type RefObject, useEffect, useRef, useState } from 'react'
import { islandFailed } from '../copy/errors.ts'
import { waitlist } from '../copy/waitlist.ts'
import { Envelope } from '../scenes/envelope.tsx'
import { IslandBoundary } from '../ui/island-boundary.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { type MessageSender, useFormStatus } from './use-form-status.ts'
import { useReachedForm } from './use-reached-form.ts'

/**
 * The least that form providers work with: without `allow-same-origin` they lose their storage
 * and their messages come from "null"; without the others, links inside the form do nothing.
 */
const SANDBOX =
  'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox ' +
  'allow-top-navigation-by-user-activation'

export interface WaitlistFrameProps extends MessageSender {
  /** 'click': the provider is not contacted until the visitor presses a button. */
  loading: 'near' | 'click'
}

/** The external form, inside an element whose `data-frame-url` is its address. */
export function WaitlistFrame(props: WaitlistFrameProps) {
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
      <Frame {...props} />
    </IslandBoundary>
  )
}

function Frame({ loading, ...sender }: WaitlistFrameProps) {
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const hasReached = useReachedForm(place)
  const [isChosen, setIsChosen] = useState(false)
  const isWanted = loading === 'near' ? hasReached : isChosen
  const frameUrl = useFrameUrl(place, isWanted)
  const status = useFormStatus(frame, sender, frameUrl !== undefined)
  // Only says that something loaded, perhaps an error page; the link beside it always stays.
  const [hasLoaded, setHasLoaded] = useState(false)

  useEffect(() => {
    // The pressed button is gone; without this the focus would fall back to the top of the page.
    if (isChosen && frameUrl) frame.current?.focus()
  }, [isChosen, frameUrl])

  return (
    <>
      <div className="waitlist-status" data-longest={waitlist.status.submitted}>
        <p role="status">{(isWanted || loading === 'near') && waitlist.status[status]}</p>
      </div>
      <Envelope>
        <div className="waitlist-frame" ref={place}>
          {loading === 'click' && !isChosen ? (
            <FormChoice choose={() => setIsChosen(true)} />
          ) : (
            !hasLoaded && <p>{isWanted ? waitlist.loadingText : waitlist.placeText}</p>
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
    </>
  )
}

/**
 * The address around the place, once the frame is wanted and the page's own script has put the
 * campaign tags on it, which happens when the document has been parsed.
 */
function useFrameUrl(place: RefObject<HTMLElement | null>, isWanted: boolean) {
  const [frameUrl, setFrameUrl] = useState<string>()
  useEffect(() => {
    if (!isWanted) return undefined
    const read = () =>
      setFrameUrl(place.current?.closest<HTMLElement>('[data-frame-url]')?.dataset.frameUrl)
    if (document.readyState !== 'loading') read()
    document.addEventListener('DOMContentLoaded', read)
    return () => document.removeEventListener('DOMContentLoaded', read)
  }, [place, isWanted])
  return frameUrl
}

/** For owners who want the visitor's choice before the provider is contacted. */
function FormChoice({ choose }: { choose: () => void }) {
  const isReady = useIsHydrated()
  return (
    <div className="waitlist-letter">
      <p>{waitlist.choice.text}</p>
      <button type="button" className="button button-primary" hidden={!isReady} onClick={choose}>
        {waitlist.choice.label}
      </button>
    </div>
  )
}
