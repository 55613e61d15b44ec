import { type RefObject, useEffect, useState } from 'react'
import type { FramedForm } from '../../settings/providers.ts'
import { isFromFrame, readFormMessage } from './form-messages.ts'

/** How long a form that sends messages may stay silent before it is called slow. */
const TIMEOUT_MS = 8000

/** Nobody has filled in a form this soon after it loaded. */
const SETTLED_MS = 1000

/** What is known of the form in the frame; none of it ever removes the frame. */
export type FormStatus = 'waiting' | 'alive' | 'slow' | 'submitted'

/**
 * Listens to the form. A frame's `load` event proves nothing, so only messages count; a provider
 * that sends none is never called slow.
 * @param isShown whether the frame is in the page, which starts the timeout
 * @param hasLoaded whether the frame has loaded a page, maybe an error page
 */
export function useFormStatus(
  frame: RefObject<HTMLIFrameElement | null>,
  { frameOrigins, provider, sendsMessages }: FramedForm,
  isShown: boolean,
  hasLoaded: boolean,
): FormStatus {
  const [status, setStatus] = useState<FormStatus>('waiting')

  useEffect(() => {
    if (!isShown) return
    const listen = (event: MessageEvent) => {
      if (!frame.current || !isFromFrame(event, frame.current.contentWindow, frameOrigins)) return
      const message = readFormMessage(event.data, provider, frame.current.src)
      // After a sign-up nothing changes any more: the form may then lead the frame elsewhere.
      if (message) setStatus((now) => (now === 'submitted' ? now : message))
    }
    window.addEventListener('message', listen)
    const timer = sendsMessages
      ? setTimeout(() => setStatus((now) => (now === 'waiting' ? 'slow' : now)), TIMEOUT_MS)
      : undefined

    return () => {
      window.removeEventListener('message', listen)
      clearTimeout(timer)
    }
  }, [frame, frameOrigins, provider, sendsMessages, isShown])

  useEffect(() => {
    if (!isShown) return
    const listen = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') setStatus('slow')
    }
    document.addEventListener('securitypolicyviolation', listen)
    const stop = () => document.removeEventListener('securitypolicyviolation', listen)
    // A page that is blocked later is where the form leads after it was used. Browsers differ in
    // whether a blocked form loads first.
    const timer = hasLoaded ? setTimeout(stop, SETTLED_MS) : undefined
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [isShown, hasLoaded])

  return status
}
