import type { Phone } from './browser.ts'

/** A part that is not at work by then will not be. */
const PATIENCE_MS = 20_000

/** The landing page's interactive parts, each with an element that is React's once it works. */
export const ISLANDS = [
  { id: 'masking', sign: '.stage-picker button' },
  // The form itself is asked for 0.8 s later: who only passes is not made known to its provider.
  { id: 'waitlist', sign: '.waitlist-frame' },
  { id: 'faq', sign: '.faq-extras' },
] as const

/**
 * Jumps to an interactive part and waits until it works.
 * @returns how long it took, in milliseconds
 * @throws where the part is not there, was already at work, or never came to be
 */
export function startIsland(phone: Phone, { id, sign }: (typeof ISLANDS)[number]): Promise<number> {
  return phone.run(
    async (name, selector, patience) => {
      const part = document.querySelector(`#${name} astro-island`)
      if (!part?.hasAttribute('ssr')) throw new Error(`The part "${name}" has nothing to wait for.`)
      // React marks an element when it takes it over; it is at work when the next frame is drawn.
      const isAtWork = () => {
        const element = part.querySelector(selector)
        return element && Object.keys(element).some((key) => key.startsWith('__reactFiber'))
      }
      const frame = () => new Promise(requestAnimationFrame)
      const start = performance.now()
      // The part itself has no box. A jump, since the way there is not what is measured.
      part.firstElementChild?.scrollIntoView({ behavior: 'instant' })
      while (!isAtWork()) {
        if (performance.now() > start + patience)
          throw new Error(`The part "${name}" never worked.`)
        await frame()
      }
      await frame()
      return performance.now() - start
    },
    id,
    sign,
    PATIENCE_MS,
  )
}
