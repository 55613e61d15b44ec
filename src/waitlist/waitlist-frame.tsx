import { useRef, useState } from 'react'
import { islandFailed } from '../copy/errors.ts'
import { waitlist } from '../copy/waitlist.ts'
import { IslandBoundary } from '../ui/island-boundary.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { readCampaignTags, withCampaignTags } from './attribution.ts'
import type { FrameFacts } from './form-providers.ts'
import { useFormStatus } from './use-form-status.ts'
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
  form: FrameFacts
}

/** The external form. Its address is set only here, in the browser, when the frame comes near. */
export function WaitlistFrame({ form }: WaitlistFrameProps) {
  return (
    <IslandBoundary
      name="waitlist"
      fallback={<p className="waitlist-frame">{islandFailed.waitlist}</p>}
    >
      <Frame form={form} />
    </IslandBoundary>
  )
}

function Frame({ form }: WaitlistFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const isHydrated = useIsHydrated()
  const status = useFormStatus(frame, form)
  // It says only that something came, not that the form did; the link beside it always stays.
  const [hasLoaded, setHasLoaded] = useState(false)
  return (
    <>
      <p className="waitlist-status" role="status">
        {waitlist.status[status]}
      </p>
      <div className="waitlist-frame">
        {!hasLoaded && <p>{waitlist.loadingText}</p>}
        {isHydrated && (
          <iframe
            ref={frame}
            src={withCampaignTags(
              form.embedUrl,
              readCampaignTags(window.location.search),
              form.attribution,
            )}
            title={waitlist.frameTitle}
            sandbox={SANDBOX}
            referrerPolicy="strict-origin-when-cross-origin"
            onLoad={() => setHasLoaded(true)}
          />
        )}
      </div>
    </>
  )
}
