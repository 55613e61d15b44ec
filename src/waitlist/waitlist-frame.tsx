import { useEffect, useRef, useState } from 'react'
import { islandFailed } from '../copy/errors.ts'
import { waitlist } from '../copy/waitlist.ts'
import { IslandBoundary } from '../ui/island-boundary.tsx'
import { readCampaignTags, type TagRoute, withCampaignTags } from './attribution.ts'
import { type FormSigns, useFormStatus } from './use-form-status.ts'
import { useHasStayed } from './use-has-stayed.ts'
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

export interface WaitlistFrameProps extends FormSigns {
  tagRoute: TagRoute
  /** 'click': nothing is asked of the provider until the visitor presses a button. */
  loading: 'near' | 'click'
}

/** The external form. Its address is set only here, in the browser, when the frame comes near. */
export function WaitlistFrame(props: WaitlistFrameProps) {
  return (
    <IslandBoundary
      name="waitlist"
      fallback={<p className="waitlist-frame">{islandFailed.waitlist}</p>}
    >
      <Frame {...props} />
    </IslandBoundary>
  )
}

function Frame({ tagRoute, loading, ...form }: WaitlistFrameProps) {
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const hasStayed = useHasStayed(place)
  const [isChosen, setIsChosen] = useState(false)
  const isShown = loading === 'near' ? hasStayed : isChosen
  const status = useFormStatus(frame, form, isShown)
  // It says only that something came, not that the form did; the link beside it always stays.
  const [hasLoaded, setHasLoaded] = useState(false)

  useEffect(() => {
    // The pressed button is gone, and the focus would fall back to the top of the page.
    if (isChosen) frame.current?.focus()
  }, [isChosen])

  return (
    <>
      <p className="waitlist-status" role="status">
        {waitlist.status[status]}
      </p>
      <div className="waitlist-frame" ref={place}>
        {loading === 'click' && !isChosen ? (
          <FormChoice choose={() => setIsChosen(true)} />
        ) : (
          !hasLoaded && <p>{waitlist.loadingText}</p>
        )}
        {isShown && (
          <iframe
            ref={frame}
            src={withCampaignTags(
              form.embedUrl,
              readCampaignTags(window.location.search),
              tagRoute,
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

/** For owners who need the visitor's choice before the provider hears of the visit. */
function FormChoice({ choose }: { choose: () => void }) {
  return (
    <div className="waitlist-panel">
      <p>{waitlist.choice.text}</p>
      <button type="button" className="button button-first" onClick={choose}>
        {waitlist.choice.label}
      </button>
    </div>
  )
}
