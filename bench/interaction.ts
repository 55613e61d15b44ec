import type { Browser } from 'puppeteer-core'
import { openPhone, type Phone, pass } from './browser.ts'
import { ISLANDS, startIsland } from './islands.ts'
import type { Chapter } from './report.ts'
import { BLANK_PATH } from './served-site.ts'
import { undisturbed } from './undisturbed.ts'

const RUNS = 13
const SLOWER = 6
/** How long a finger stays on the glass when it taps. */
const TAP_MS = 90

declare global {
  interface Window {
    noted: PerformanceObserverEntryList[]
    /** From the tap to the drawing of what it changed, in milliseconds. */
    seenAfter: number | undefined
  }
}

interface Control {
  what: string
  /** What the visitor presses. */
  selector: string
  /** What they have pressed before. */
  before?: string
  /** What changes with it, where that follows in a later drawing than the finger's highlight. */
  changes?: string
  isBound: boolean
}

/** A visitor who has seen the press answered waits so long for what it changes. */
const SEEN_MS = 200

type Tapped = Omit<Control, 'what' | 'isBound'>

/** Each kind of control of the landing page. */
const CONTROLS: readonly Control[] = [
  { what: 'Menu', selector: '.menu-button', isBound: true },
  {
    what: 'A link in the open menu',
    selector: '.menu a[href="#faq"]',
    before: '.menu-button',
    isBound: true,
  },
  { what: 'Question', selector: '#faq summary', isBound: true },
  {
    what: 'Another question, while one is open',
    selector: '#faq details:nth-of-type(4) summary',
    before: '#faq summary',
    isBound: true,
  },
  {
    what: 'Stage',
    selector: '.stage-picker button:nth-of-type(3)',
    changes: '.masking-stages',
    isBound: true,
  },
  {
    what: 'Pause',
    selector: '.masking-control button:not([hidden])',
    changes: '.masking-control',
    isBound: true,
  },
  { what: 'Hear', selector: '.hear-bar button', isBound: false },
  { what: 'Join', selector: 'main a[href="#waitlist"]', isBound: true },
]

/** Opens the landing page with every part running. */
async function openRunning(browser: Browser, site: string): Promise<Phone> {
  const phone = await openPhone(browser, SLOWER)
  await phone.open(`${site}/`)
  for (const island of ISLANDS) {
    await startIsland(phone, island)
    // Who stays has the form in its frame as well, and it comes to rest.
    await pass(1200)
  }
  return phone
}

/** Opens a blank page with one button, which changes its own name: what any tap costs. */
async function openBareButton(browser: Browser, site: string): Promise<Phone> {
  const phone = await openPhone(browser, SLOWER)
  await phone.open(site + BLANK_PATH)
  await phone.run(() => {
    const button = document.createElement('button')
    button.textContent = 'Press'
    button.addEventListener('click', () => {
      button.textContent = 'Pressed'
    })
    document.body.append(button)
  })
  return phone
}

/** Where a control is in the window, in pixels, once it is in its middle. */
function placeOf(selector: string) {
  const control = document.querySelector(selector)
  control?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x = 0, y = 0, width = 0, height = 0 } = control?.getBoundingClientRect() ?? {}
  const place = { x: x + width / 2, y: y + height / 2 }
  const found = document.elementFromPoint(place.x, place.y)
  if (!control?.contains(found)) throw new Error(`There is no ${selector} to press.`)
  return place
}

/** Begins to note the interactions. They are read at the end: reading takes time of its own. */
function noteInteractions() {
  window.noted = []
  const note = (list: PerformanceObserverEntryList) => {
    window.noted.push(list)
  }
  // Called once before, it need not be compiled in the middle of the tap.
  note({ getEntries: () => [] } as unknown as PerformanceObserverEntryList)
  new PerformanceObserver(note).observe({
    type: 'event',
    durationThreshold: 16,
  } as PerformanceObserverInit)
}

/** Notes when what a tap changes within an element has been drawn. */
function noteChange(selector: string) {
  const place = document.querySelector(selector)
  if (!place) throw new Error(`There is no ${selector} to watch.`)
  addEventListener('pointerup', ({ timeStamp }) => {
    const changed = new MutationObserver(() => {
      changed.disconnect()
      // A task from within a frame runs when that frame has been drawn.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          window.seenAfter = performance.now() - timeStamp
        }
        port2.postMessage('')
      })
    })
    changed.observe(place, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
  })
}

/** The slowest interaction that was noted, in milliseconds. */
function slowestNoted() {
  type Noted = PerformanceEntry & { interactionId: number }
  const entries = window.noted.flatMap((list) => list.getEntries() as Noted[])
  const durations = entries.filter((one) => one.interactionId > 0).map((one) => one.duration)
  // The browser notes none that took less than 16 ms; but this one was never that fast.
  if (durations.length === 0) throw new Error('The browser noted no tap.')
  return Math.max(...durations)
}

/**
 * Taps a control and waits until what it did has been drawn.
 * @returns how long it took to the next drawing, and to that of the change where one is named
 */
async function tapOnce(phone: Phone, { selector, before, changes }: Tapped) {
  if (before) {
    await phone.run((first) => document.querySelector<HTMLElement>(first)?.click(), before)
    await pass(700)
  }
  await phone.run(noteInteractions)
  if (changes) await phone.run(noteChange, changes)
  const place = await phone.run(placeOf, selector)
  await pass(300)
  await phone.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] })
  await pass(TAP_MS)
  await phone.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await pass(700)
  const drawn = await phone.run(slowestNoted)
  const seen = changes ? await phone.run(() => window.seenAfter) : undefined
  if (changes && seen === undefined) throw new Error(`Nothing changed in ${changes}.`)
  await phone.close()
  return { drawn, seen }
}

/** From each control's press to the next drawing. */
export async function measureInteraction(browser: Browser, site: string): Promise<Chapter> {
  const tapOften = async (open: typeof openRunning, control: Tapped) => {
    const taps: Awaited<ReturnType<typeof tapOnce>>[] = []
    for (let run = 0; run < RUNS; run += 1) {
      taps.push(await undisturbed(async () => tapOnce(await open(browser, site), control)))
    }
    return {
      drawn: taps.map(({ drawn }) => drawn),
      seen: taps.flatMap(({ seen }) => seen ?? []),
    }
  }
  const bare = await tapOften(openBareButton, { selector: 'button' })
  const measures: Chapter['measures'] = [
    { what: 'A bare button on a blank page', values: bare.drawn, unit: 'ms' },
  ]
  for (const { what, isBound, ...tapped } of CONTROLS) {
    const { drawn, seen } = await tapOften(openRunning, tapped)
    measures.push({ what, values: drawn, unit: 'ms', bound: isBound ? { most: 100 } : undefined })
    if (seen.length > 0) {
      measures.push({
        what: `${what}, until its change is seen`,
        values: seen,
        unit: 'ms',
        bound: { most: SEEN_MS },
      })
    }
  }
  return {
    title: 'Interaction to next paint',
    method:
      `A tap on each control of the landing page, every part running, processor ${SLOWER} times ` +
      'slower. The browser tells durations in steps of 8 ms. The bare button is what any tap costs ' +
      'on this machine. A stage and Pause are answered by the finger’s ' +
      'highlight, and their change is in a drawing after it, within a fifth of a second of the ' +
      'press. The press that lets the stages be heard has no bound: it opens the device’s sound, ' +
      'which Safari wants in the press.',
    measures,
  }
}
