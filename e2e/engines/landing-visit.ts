import { expect } from '@playwright/test'
import type { Visit } from './visit.ts'

/** The farthest that a heading may rest below the header, in CSS pixels. */
const FARTHEST_PX = 40

/**
 * Opens the landing page as on a second visit, with its font in the cache. WebKit swaps in a font
 * that came too late (`font-display: optional`) when the page opens another window, and words move.
 */
export async function openAtRest(visit: Visit, path = '/') {
  const open = async () => {
    await visit.goTo(path)
    return visit.inPage(hasLateFont)
  }
  await expect.poll(open, { message: 'a font that came too late' }).toBe(false)
}

/** Puts the page's top at a place, without a glide. */
export async function scrollTo(visit: Visit, top: number) {
  await visit.inPage((place) => window.scrollTo({ top: place, behavior: 'instant' }), top)
  await expectAt(visit, top)
}

/** Brings the masking picture into view at once: a glide would move its buttons during a click. */
export async function leapToPicture(visit: Visit) {
  await visit.inPage(() =>
    document
      .querySelector('#masking figure')
      ?.scrollIntoView({ block: 'center', behavior: 'instant' }),
  )
}

/** The page rests with its top at a place. */
export async function expectAt(visit: Visit, top: number) {
  await expect.poll(() => visit.inPage(() => Math.round(window.scrollY))).toBe(top)
}

/** The address names the section, and its heading rests just below the header. */
export async function expectLandedAt(visit: Visit, anchor: string) {
  const address = () => visit.inPage(() => window.location.pathname + window.location.hash)
  // A document that goes while it is asked gives no answer.
  await expect.poll(() => address().catch(() => undefined)).toBe(`/#${anchor}`)
  await expect.poll(() => visit.inPage(placeOfHeading, anchor, FARTHEST_PX)).toBe('just below')
}

/** The keyboard goes on with the first thing to use in the section, or else after it. */
export async function expectNextTabFrom(visit: Visit, anchor: string) {
  await visit.press('Tab')
  await expect.poll(() => visit.inPage(hasNextAfterHeading, anchor)).toBe(true)
}

/** Runs in the page. */
function hasNextAfterHeading(anchor: string): boolean {
  const section = document.querySelector(`#${anchor}`)
  const usable = [...document.querySelectorAll('a[href], button, summary, input, iframe')]
  const isFurther = (element: Element) =>
    Boolean((section?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING)
  return document.activeElement === usable.find(isFurther)
}

/** Runs in the page. */
async function placeOfHeading(anchor: string, farthest: number): Promise<string> {
  const heading = document.querySelector(`#${anchor} h2`)
  const header = document.querySelector('body > header')
  if (!heading || !header) return 'not there'
  const gap = () => heading.getBoundingClientRect().top - header.getBoundingClientRect().bottom
  const first = gap()
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
  if (gap() !== first) return 'still moving'
  return first >= 0 && first <= farthest ? 'just below' : `${first} px below`
}

/** Runs in the page. WebKit gives a font that came too late the status 'error'. */
async function hasLateFont(): Promise<boolean> {
  // A page asks for its font when it is laid out; until then there is nothing to be ready.
  document.body.getBoundingClientRect()
  await document.fonts.ready
  const isWebKit = navigator.vendor.startsWith('Apple')
  return (
    isWebKit &&
    [...document.fonts].some(
      ({ family, status }) => family.includes('Hyperlegible') && status === 'error',
    )
  )
}
