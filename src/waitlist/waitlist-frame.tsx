import { useState } from 'react'
import { islandFailed } from '../copy/errors.ts'
import { waitlist } from '../copy/waitlist.ts'
import { IslandBoundary } from '../ui/island-boundary.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import './waitlist-frame.css'

/**
 * The least that form providers work with: without `allow-same-origin` they lose their storage
 * and their messages come from "null", without the others links inside the form do nothing.
 */
const SANDBOX = [
  'allow-scripts',
  'allow-forms',
  'allow-same-origin',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-top-navigation-by-user-activation',
].join(' ')

interface WaitlistFrameProps {
  formUrl: string
}

/** The external form. Its address is set only here, in the browser, when the frame comes near. */
export function WaitlistFrame({ formUrl }: WaitlistFrameProps) {
  return (
    <IslandBoundary
      name="waitlist"
      fallback={<p className="waitlist-frame">{islandFailed.waitlist}</p>}
    >
      <Frame formUrl={formUrl} />
    </IslandBoundary>
  )
}

function Frame({ formUrl }: WaitlistFrameProps) {
  const isHydrated = useIsHydrated()
  // It says only that something came, not that the form did; the link beside it always stays.
  const [hasLoaded, setHasLoaded] = useState(false)
  return (
    <div className="waitlist-frame">
      {!hasLoaded && <p>{waitlist.loadingText}</p>}
      {isHydrated && (
        <iframe
          src={formUrl}
          title={waitlist.frameTitle}
          sandbox={SANDBOX}
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={() => setHasLoaded(true)}
        />
      )}
    </div>
  )
}
