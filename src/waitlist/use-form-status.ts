import { type RefObject, useEffect, useState } from 'react'
import type { FramedForm } from '../services/providers.ts'
import { isFromFrame, readFormMessage } from './form-messages.ts'

/** After this much silence, a form that sends messages counts as slow. */
const TIMEOUT_MS = 8000

/** Nobody completes a form this soon after it loads. */
const SETTLED_MS = 1000

/** What is known about the form in the frame. No status removes the frame. */
export type FormStatus = 'waiting' | 'alive' | 'slow' | 'submitted'

/**
 * Tracks the form by its messages, because a frame's `load` event proves nothing. A provider that
 * sends none never times out.
 * @param isShown whether the frame is on the page, which starts the timeout
 * @param hasLoaded whether the frame has loaded a page, possibly an error page
 */
export function useFormStatus(
  frame: RefObject<HTMLIFrameElement | null>,
  { frameOrigins, provider = '', sendsMessages }: FramedForm,
  isShown: boolean,
  hasLoaded: boolean,
): FormStatus {
  const [status, setStatus] = useState<FormStatus>('waiting')

  useEffect(() => {
    if (!isShown) return
    const listen = (event: MessageEvent) => {
      if (!frame.current || !isFromFrame(event, frame.current.contentWindow, frameOrigins)) return
      const message = readFormMessage(event.data, provider, frame.current.src)
      // A sign-up is final: the form may then navigate the frame elsewhere.
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
    const listen = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective !== 'frame-src' || !/^https?:/.test(blockedURI)) return
      // An extension's or a translator's. Browsers report only the origin, and not which frame it was.
      const isAnother = [...document.querySelectorAll('iframe')].some(
        ({ src }) => src !== frame.current?.src && src.startsWith(blockedURI),
      )
      if (!isAnother) setStatus((now) => (now === 'waiting' ? 'slow' : now))
    }
    document.addEventListener('securitypolicyviolation', listen)
    const stop = () => document.removeEventListener('securitypolicyviolation', listen)
    // A page blocked later is one that the form navigates to after use. The delay is there because
    // some browsers fire `load` for a blocked form before they report the violation.
    const timer = hasLoaded ? setTimeout(stop, SETTLED_MS) : undefined
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [frame, isShown, hasLoaded])

  return status
}
