import { type RefObject, useEffect, useState } from 'react'
import type { FramedForm } from './form-providers.ts'
import { isFromFrame, readSubmission } from './provider-messages.ts'

/** How long a provider that gives a sign of life may take before the words grow stronger. */
const SIGN_OF_LIFE_MS = 8000

/** By what the form is known when it speaks. */
export type FormSigns = Pick<FramedForm, 'embedUrl' | 'frameOrigins' | 'provider' | 'sendsMessages'>

/** What is known of the form in the frame; nothing here ever takes the frame away. */
export type FormStatus = 'waiting' | 'alive' | 'slow' | 'submitted'

/**
 * Listens to the form. `load` proves nothing, so only a message from the frame itself, of the
 * form's own origin, counts; a provider that sends none is never claimed to be slow.
 * @param isShown whether the frame is in the page: the wait for a sign of life begins with it
 */
export function useFormStatus(
  frame: RefObject<HTMLIFrameElement | null>,
  { embedUrl, frameOrigins, provider, sendsMessages }: FormSigns,
  isShown: boolean,
): FormStatus {
  const [status, setStatus] = useState<FormStatus>('waiting')

  useEffect(() => {
    if (!isShown) return
    const listening = new AbortController()
    const { signal } = listening

    window.addEventListener(
      'message',
      (event) => {
        const frameWindow = frame.current?.contentWindow
        if (!frameOrigins.some((origin) => isFromFrame(event, frameWindow, origin))) return
        const submission = readSubmission(event.data, { provider, embedUrl })
        if (submission) setStatus((before) => (before === 'submitted' ? before : submission))
      },
      { signal },
    )
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective }) => {
        if (effectiveDirective === 'frame-src') setStatus('slow')
      },
      { signal },
    )
    const timer = sendsMessages
      ? setTimeout(() => setStatus((now) => (now === 'waiting' ? 'slow' : now)), SIGN_OF_LIFE_MS)
      : undefined

    return () => {
      listening.abort()
      clearTimeout(timer)
    }
  }, [frame, embedUrl, frameOrigins, provider, sendsMessages, isShown])

  return status
}
