import { type ReactNode, useEffect, useRef, useState } from 'react'
import { islandFailed } from '../content/errors.ts'
import type { FormLoading } from '../content/form-loading.ts'
import { waitlist } from '../content/waitlist.ts'
import { IslandBoundary } from '../ui/island-boundary.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { Envelope } from './envelope.tsx'
import { useReachedForm } from './use-reached-form.ts'
import './waitlist-frame.css'

/**
 * The least that forms and their thank-you pages need: without `allow-same-origin` they lose their
 * storage; without the others, scripts, sending, links or downloads do nothing.
 */
const SANDBOX =
  'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox ' +
  'allow-top-navigation-by-user-activation allow-downloads'

/** For buttons such as 'Copy my link' and 'Share' on a thank-you page, which may be on another host. */
const PERMISSIONS = 'clipboard-write *; web-share *'

/** The parent of the link below the frame. */
export const FORM_LINK_ID = 'form-link'

/**
 * The URL of the link below the frame, to which tag-links.ts has added the visit's campaign tags. A function
 * that both share could not be inlined: Astro inlines no page's script that shares a module with an island.
 */
function taggedUrl(formUrl: string) {
  const link = document.querySelector<HTMLAnchorElement>(`#${FORM_LINK_ID} > a`)
  // A translation service may have replaced it with one of its own.
  return link?.origin === new URL(formUrl, location.href).origin ? link.href : formUrl
}

interface WaitlistFrameProps {
  formUrl: string
  loadsOn: Exclude<FormLoading, 'link'>
  /** The frame's accessible name. */
  title: string
}

/** The form in its frame, and a question that leads to the link below it. */
export function WaitlistFrame({ formUrl, loadsOn, title }: WaitlistFrameProps) {
  const [isChosen, setIsChosen] = useState(false)
  const [hasLoaded, setHasLoaded] = useState(false)
  const isAllowed = loadsOn === 'near' || isChosen
  const frame = (
    <Frame
      url={formUrl}
      title={title}
      takesFocus={isChosen}
      // Also called for an error page, so the link to the form always stays.
      onLoad={() => setHasLoaded(true)}
    />
  )
  return (
    <>
      <Envelope>
        <div className="waitlist-frame">
          <IslandBoundary failure={islandFailed.waitlist}>
            <p className="waitlist-no-form" data-shown={isAllowed && !hasLoaded}>
              {waitlist.noFormYet}
            </p>
            {loadsOn === 'near' && <WhenReached>{frame}</WhenReached>}
            {loadsOn === 'click' &&
              (isChosen ? frame : <ShowForm showForm={() => setIsChosen(true)} />)}
          </IslandBoundary>
        </div>
      </Envelope>
      <p className="waitlist-hint" data-shown={isAllowed}>
        {waitlist.hint}
      </p>
    </>
  )
}

/** Shows the form as soon as the visitor has reached its place. */
function WhenReached({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const hasReached = useReachedForm(place)
  return <div ref={place}>{hasReached && children}</div>
}

function ShowForm({ showForm }: { showForm: () => void }) {
  const isHydrated = useIsHydrated()
  return (
    <div className="envelope-letter">
      <p>{waitlist.showForm.text}</p>
      <button
        type="button"
        className="button button-primary"
        aria-disabled={!isHydrated || undefined}
        onClick={showForm}
      >
        {waitlist.showForm.label}
      </button>
    </div>
  )
}

interface FrameProps {
  url: string
  title: string
  /** The clicked button is gone; without this, the focus would return to the top of the page. */
  takesFocus: boolean
  onLoad: () => void
}

function Frame({ url, title, takesFocus, onLoad }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  // Once: with another URL, the form would load again and lose what was typed.
  const [src] = useState(() => taggedUrl(url))

  useEffect(() => {
    if (takesFocus) frame.current?.focus()
  }, [takesFocus])

  return (
    <iframe
      ref={frame}
      src={src}
      title={title}
      sandbox={SANDBOX}
      allow={PERMISSIONS}
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={onLoad}
    />
  )
}
