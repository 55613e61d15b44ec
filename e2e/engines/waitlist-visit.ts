import { expect } from '@playwright/test'
import { stopClock } from '../support/fake-clock.ts'
import { FORM_URL } from '../support/pages.ts'
import { openAtRest } from './landing-visit.ts'
import type { Visit } from './visit.ts'

export const FORM_LINK = {
  role: 'link',
  name: 'Open the waitlist form (opens in new tab)',
} as const

export const CALM = /^Form not showing\?/
export const STRONG = /^The form seems slow or blocked here/
export const THANKS = /^Thank you\. The form says your details were sent/

/** How long a form may take before the words by the link grow stronger. */
export const SIGN_OF_LIFE_MS = 8000

const FRAME_HEIGHT_PX = 600

declare global {
  interface Window {
    watched: Watched
  }
}

/** What a visitor would have noticed since they came to the form, frame by frame. */
interface Watched {
  /** Each text of the line above the frame. */
  words: string[]
  /** Each place and height that the frame's room has had in the page. */
  places: string[]
  /** Each position to which the page was scrolled, and each element that had the focus. */
  scrolled: number[]
  focused: string[]
  /** Each kind of window that has sent a message, with its origin. */
  senders: string[]
  /** The form has said that it is there. */
  isAlive: boolean
  /** Whether the first frame is there, and no other in its place. */
  frameIsThere: boolean
  frameHeightPx: number
}

/**
 * Scrolls to the link above the frame, puts the focus on it, and watches from then on. The page's
 * clock stands still: `passTime` moves it.
 */
export async function comeToForm(visit: Visit, path: string) {
  await openAtRest(visit, path)
  await visit.inPage(stopClock)
  await visit.inPage(watch)
  await expect.poll(() => watched(visit).then(({ frameIsThere }) => frameIsThere)).toBe(true)
}

export const watched = (visit: Visit) => visit.inPage(() => window.watched)

export const passTime = (visit: Visit, ms: number) =>
  visit.inPage((passed) => window.passTime(passed), ms)

/** The line above the frame, as it stands. */
export async function status(visit: Visit): Promise<string> {
  return (await visit.find({ role: 'status', inside: '#waitlist' }))?.text ?? 'no such line'
}

/** The link is in view and leads to the form; the frame is in its place; nothing has moved. */
export async function expectFormStillOffered(visit: Visit) {
  await visit.bringToMiddle(FORM_LINK)
  // The link carries the tag by which the visitor came.
  const tags = await visit.inPage(() => window.location.search)
  expect(await visit.find(FORM_LINK)).toMatchObject({
    href: FORM_URL + tags,
    isDisabled: false,
    isOnTop: true,
  })
  expect(await watched(visit)).toMatchObject({
    frameIsThere: true,
    frameHeightPx: FRAME_HEIGHT_PX,
    places: [expect.any(String)],
  })
}

/** Neither the focus nor the page has moved since the visitor came to the form. */
export async function expectUndisturbed(visit: Visit) {
  const { scrolled, focused } = await watched(visit)
  expect(scrolled, 'places to which the page was scrolled').toHaveLength(1)
  expect(focused).toEqual(['Open the waitlist form (opens in new tab)'])
}

/** Runs in the page. */
function watch() {
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
    isAlive: false,
    frameIsThere: false,
    frameHeightPx: 0,
  }
  window.watched = watched
  const note = <Item>(list: Item[], item: Item) => list.includes(item) || list.push(item)
  const senderOf = (source: MessageEventSource | null) => {
    if (source === window) return 'the page'
    if (source === place.querySelector('iframe')?.contentWindow) return 'the form'
    return source && 'top' in source && source.top === window.top ? 'a frame in it' : 'a window'
  }
  window.addEventListener('message', ({ source, origin, data }) => {
    note(watched.senders, `${senderOf(source)} at ${origin}`)
    watched.isAlive ||= data?.type === 'form_init'
  })
  const noteWords = () => {
    const text = line.textContent
    if (watched.words.at(-1) !== text) watched.words.push(text)
  }
  noteWords()
  new MutationObserver(noteWords).observe(line, {
    subtree: true,
    childList: true,
    characterData: true,
  })
  let first: HTMLIFrameElement | null = null
  const look = () => {
    const { top, height } = place.getBoundingClientRect()
    const frame = place.querySelector('iframe')
    first ??= frame
    watched.frameIsThere = frame !== null && frame === first
    watched.frameHeightPx = frame?.getBoundingClientRect().height ?? 0
    note(watched.places, `${Math.round(top + window.scrollY)}, ${height} high`)
    note(watched.scrolled, Math.round(window.scrollY))
    note(watched.focused, document.activeElement?.textContent ?? '')
    requestAnimationFrame(look)
  }
  look()
}
