import { useEffect, useRef, useState } from 'react'
import { islandFailed } from '../content/errors.ts'
import type { FormLoading } from '../content/form-loading.ts'
import { waitlist } from '../content/waitlist.ts'
import { IslandBoundary } from '../ui/island-boundary.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { Envelope } from './envelope.tsx'
import { useReachedForm } from './use-reached-form.ts'
import './waitlist-frame.css'

/**
 * The least that forms need: without `allow-same-origin` they lose their storage; without the others,
 * links inside the form do nothing.
 */
const SANDBOX =
  'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox ' +
  'allow-top-navigation-by-user-activation'

/** The form's address with the visit's campaign tags, as on the page's links (tag-links.ts). */
function tagged(formUrl: string): string {
  const url = new URL(formUrl, location.href)
  for (const [name, value] of new URLSearchParams(location.search)) {
    const isTag = /^(?:utm_(?:source|medium|campaign|term|content|id)|ref)$/.test(name)
    if (isTag && !url.searchParams.has(name)) url.searchParams.set(name, value.slice(0, 200))
  }
  return url.href
}

interface WaitlistFrameProps {
  formUrl: string
  loading: Exclude<FormLoading, 'link'>
  /** The frame's accessible name. */
  title: string
}

export function WaitlistFrame(props: WaitlistFrameProps) {
  const fallback = <p className="waitlist-letter">{islandFailed.waitlist}</p>
  return (
    <Envelope>
      <div className="waitlist-frame">
        <IslandBoundary name="waitlist" fallback={fallback}>
          <Frame {...props} />
        </IslandBoundary>
      </div>
    </Envelope>
  )
}

function Frame({ formUrl, loading, title }: WaitlistFrameProps) {
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const hasReached = useReachedForm(place)
  const isHydrated = useIsHydrated()
  const [isChosen, setIsChosen] = useState(false)
  const [hasLoaded, setHasLoaded] = useState(false)
  const isShown = loading === 'near' ? hasReached : isChosen

  useEffect(() => {
    // The pressed button is gone; without this, the focus would return to the top of the page.
    if (isChosen) frame.current?.focus()
  }, [isChosen])

  if (loading === 'click' && !isChosen) {
    return (
      <div className="waitlist-letter">
        <p>{waitlist.choice.text}</p>
        <button
          type="button"
          className="button button-primary"
          disabled={!isHydrated}
          onClick={() => setIsChosen(true)}
        >
          {waitlist.choice.label}
        </button>
      </div>
    )
  }
  return (
    <div ref={place}>
      {!hasLoaded && <p className="waitlist-loading">{waitlist.loadingText}</p>}
      {isShown && (
        <iframe
          ref={frame}
          src={tagged(formUrl)}
          title={title}
          sandbox={SANDBOX}
          referrerPolicy="strict-origin-when-cross-origin"
          // Also for an error page, so the link to the form always stays.
          onLoad={() => setHasLoaded(true)}
        />
      )}
    </div>
  )
}
