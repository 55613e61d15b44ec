import { type RefObject, useEffect, useState } from 'react'
import { isFromFrame, readFormMessage } from './form-messages.ts'
import type { FramedForm } from './form-url.ts'

/** How long a form that sends messages may stay silent before it is called slow. */
const TIMEOUT_MS = 8000

export type MessageSender = Pick<FramedForm, 'frameOrigins' | 'provider' | 'sendsMessages'>

/** What is known of the form in the frame; none of it ever removes the frame. */
type FormStatus = 'waiting' | 'alive' | 'slow' | 'submitted'

/**
 * Listens to the form. A frame's `load` event proves nothing, so only messages count; a provider
 * that sends none is never called slow.
 * @param isShown whether the frame is in the page, which starts the timeout
 */
export function useFormStatus(
  frame: RefObject<HTMLIFrameElement | null>,
  { frameOrigins, provider, sendsMessages }: MessageSender,
  isShown: boolean,
): FormStatus {
  const [status, setStatus] = useState<FormStatus>('waiting')

  useEffect(() => {
    if (!isShown) return
    const listening = new AbortController()
    const { signal } = listening
    // After a sign-up nothing changes any more: the form may then lead the frame elsewhere.
    const report = (next: FormStatus) => setStatus((now) => (now === 'submitted' ? now : next))

    window.addEventListener(
      'message',
      (event) => {
        if (!frame.current || !isFromFrame(event, frame.current.contentWindow, frameOrigins)) return
        const message = readFormMessage(event.data, provider, frame.current.src)
        if (message) report(message)
      },
      { signal },
    )
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective }) => {
        if (effectiveDirective === 'frame-src') report('slow')
      },
      { signal },
    )
    const timer = sendsMessages
      ? setTimeout(() => setStatus((now) => (now === 'waiting' ? 'slow' : now)), TIMEOUT_MS)
      : undefined

    return () => {
      listening.abort()
      clearTimeout(timer)
    }
  }, [frame, frameOrigins, provider, sendsMessages, isShown])

  return status
}
