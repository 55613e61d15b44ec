import { expect } from '@playwright/test'
import { FORM_URL } from '../support/pages.ts'
import { openAtRest } from './landing-visit.ts'
import type { Visit } from './visit.ts'

export const FORM_LINK = {
  role: 'link',
  name: 'Open the waitlist form (opens in new tab)',
} as const

export const CALM = /^If the form does not appear here/
export const STRONG = /^The form seems slow or blocked here/
export const THANKS = /^The form reports that your details were sent/

const FRAME_HEIGHT_PX = 600

declare global {
  interface Window {
    watched: Watched
  }
}

/** What a visitor would have noticed since they came to the form, frame by frame. */
interface Watched {
  /** The line above the frame, with when it changed, in milliseconds since the frame came. */
  words: { text: string; sinceMs: number }[]
  /** Each place that the frame's room has had in the document, and each height. */
  places: string[]
  /** Each position to which the page was scrolled, and each element that had the focus. */
  scrolled: number[]
  focused: string[]
  /** Each kind of window that has sent a message, with its origin. */
  senders: string[]
  /** When the frame came, in milliseconds since the page was opened. */
  frameCameMs: number
  /** Whether that frame is there, and no other in its place. */
  frameIsThere: boolean
  frameHeightPx: number
  /** Whether the line above the frame is still the element that it was. */
  isSameLine: boolean
}

/** Scrolls to the link above the frame, puts the focus on it, and notes from then on. */
export async function comeToForm(visit: Visit, path: string) {
  // What the font moves, it has moved before the form is near.
  await openAtRest(visit, path)
  await expect.poll(() => visit.inPage(countFirstPaints)).toBe(1)
  await visit.inPage(watchFrom)
  await expect.poll(() => watched(visit).then(({ frameIsThere }) => frameIsThere)).toBe(true)
}

export const watched = (visit: Visit) => visit.inPage(() => window.watched)

/** The line above the frame, as it stands. */
export async function status(visit: Visit): Promise<string> {
  return (await visit.find({ role: 'status' }))?.text ?? 'There is no such line.'
}

/** Waits as a visitor would, whatever happens meanwhile. */
export async function waitUntilFrameIs(visit: Visit, ageMs: number) {
  await expect
    .poll(
      async () => {
        const [now, { frameCameMs }] = [
          await visit.inPage(() => performance.now()),
          await watched(visit),
        ]
        return now - frameCameMs
      },
      { timeout: ageMs + 10_000 },
    )
    .toBeGreaterThan(ageMs)
}

/** The link is in view and leads to the form; the frame is in its place; nothing has moved. */
export async function expectFormStillOffered(visit: Visit) {
  // The link carries the tag by which the visitor came.
  const tags = await visit.inPage(() => window.location.search)
  expect(await visit.find(FORM_LINK)).toMatchObject({
    href: FORM_URL + tags,
    isDisabled: false,
    isOnTop: true,
  })
  const { places, frameIsThere, frameHeightPx, isSameLine } = await watched(visit)
  expect({ frameIsThere, frameHeightPx, isSameLine }).toEqual({
    frameIsThere: true,
    frameHeightPx: FRAME_HEIGHT_PX,
    isSameLine: true,
  })
  expect(places, 'places that the frame has had').toHaveLength(1)
}

/** Neither the focus nor the page has moved since the visitor came to the form. */
export async function expectUndisturbed(visit: Visit) {
  const { scrolled, focused } = await watched(visit)
  expect(scrolled, 'places to which the page was scrolled').toHaveLength(1)
  expect(focused).toEqual(['Open the waitlist form (opens in new tab)'])
}

/** Runs in the page. */
function countFirstPaints() {
  return performance.getEntriesByName('first-contentful-paint').length
}

/** Runs in the page. */
function watchFrom() {
  const place = document.querySelector('.waitlist-frame')
  const line = document.querySelector('#waitlist [role=status]')
  const link = document.querySelector<HTMLElement>('.waitlist-open a')
  if (!place || !line || !link) throw new Error('The waitlist section is not as expected.')
  link.scrollIntoView({ block: 'center', behavior: 'instant' })
  link.focus({ preventScroll: true })
  const watched: Watched = {
    words: [],
    places: [],
    scrolled: [],
    focused: [],
    senders: [],
    frameCameMs: 0,
    frameIsThere: false,
    frameHeightPx: 0,
    isSameLine: true,
  }
  window.watched = watched
  const note = <Item>(list: Item[], item: Item) => list.includes(item) || list.push(item)
  const senderOf = (source: MessageEventSource | null) => {
    if (source === window) return 'the page'
    if (source === place.querySelector('iframe')?.contentWindow) return 'the form'
    return source && 'top' in source && source.top === window.top ? 'a frame in it' : 'a window'
  }
  window.addEventListener('message', ({ source, origin }) =>
    note(watched.senders, `${senderOf(source)} at ${origin}`),
  )
  let first: HTMLIFrameElement | null = null
  const look = () => {
    const { top, height } = place.getBoundingClientRect()
    const frame = place.querySelector('iframe')
    if (frame && !watched.frameCameMs) watched.frameCameMs = performance.now()
    first ??= frame
    watched.frameIsThere = frame !== null && frame === first
    watched.frameHeightPx = frame?.getBoundingClientRect().height ?? 0
    watched.isSameLine = document.querySelector('#waitlist [role=status]') === line
    note(watched.places, `${Math.round(top + window.scrollY)}, ${height} high`)
    note(watched.scrolled, Math.round(window.scrollY))
    note(watched.focused, document.activeElement?.textContent ?? '')
    const text = line.textContent ?? ''
    const sinceMs = watched.frameCameMs && performance.now() - watched.frameCameMs
    if (watched.words.at(-1)?.text !== text) watched.words.push({ text, sinceMs })
    requestAnimationFrame(look)
  }
  look()
}
