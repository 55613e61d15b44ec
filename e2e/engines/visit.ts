import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { SITE_ADDRESS } from '../support/site-under-test.ts'
import type { Driver, Place, WindowOptions } from './driver.ts'

declare global {
  interface Window {
    brokenRules: string[]
    TestingLibraryDom: typeof import('@testing-library/dom')
  }
}

export interface VisitOptions extends Partial<Omit<WindowOptions, 'preload'>> {
  /** The directives that the visit is bound to break; else it must break none. */
  brokenRules?: readonly string[]
}

/** An element as a visitor finds it: by its role, and by its whole name or a part of it. */
export interface Wanted {
  role: string
  name?: string | RegExp
  /** In the page where nothing is said. */
  place?: Place
  /** A selector of the one part that it is looked for in; else the whole document. */
  inside?: string
}

/** What can be seen of an element. */
export interface Seen {
  text: string
  href: string | null
  isFocused: boolean
  isDisabled: boolean
  /** What it says of the part that it opens. */
  expanded: string | null
  /** Whether a click at its middle would reach it. */
  isOnTop: boolean
  /** In CSS pixels from the window's corner, or the frame's. */
  box: { x: number; y: number; width: number; height: number }
}

/** A phone's width, as far as WebKitGTK's window goes: it is never narrower than 447 px. */
export const SMALL_WINDOW = { width: 480, height: 740 }

const DESKTOP: Omit<WindowOptions, 'preload'> = {
  width: 1280,
  height: 720,
  reducedMotion: false,
  colorScheme: 'light',
  runsScripts: true,
}

const QUERIES = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
)

function recordBrokenRules() {
  window.brokenRules = []
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    window.brokenRules.push(effectiveDirective)
  })
}

export type Visit = Awaited<ReturnType<typeof openVisit>>

/** Opens a window and hands out what a visitor can do in it, and see. */
export async function openVisit(driver: Driver, options: VisitOptions) {
  const settings = { ...DESKTOP, ...options, preload: recordBrokenRules }
  const driven = await driver.openWindow(settings)
  const broken = new Set<string>()

  /** Runs a function that uses nothing from outside itself; arguments and result are JSON. */
  async function run<Args extends unknown[], Result>(
    place: Place,
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const list = args.map((arg) => JSON.stringify(arg)).join(', ')
    return (await driven.evaluate(`(${script})(${list})`, place)) as Awaited<Result>
  }

  const inPage = <Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ) => run('page', script, ...args)

  async function collectBrokenRules() {
    if (!settings.runsScripts) return
    for (const rule of (await inPage(() => window.brokenRules)) ?? []) broken.add(rule)
  }

  async function goTo(path: string) {
    await collectBrokenRules()
    await driven.goTo(SITE_ADDRESS + path)
  }

  /** The one element that is wanted; nothing where there is none, or a new document comes. */
  async function find({
    role,
    name,
    place = 'page',
    inside = 'body',
  }: Wanted): Promise<Seen | undefined> {
    const pattern = name instanceof RegExp ? name.source : null
    const exact = typeof name === 'string' ? name : null
    const look = () => run(place, lookFor, inside, role, pattern, exact)
    const found = await look()
      .then((first) => first ?? driven.evaluate(`(() => {${QUERIES}\n})()`, place).then(look))
      .catch(() => undefined)
    if (found && found.length > 1) throw new Error(`${found.length} of ${role} ${name}`)
    return found?.[0]
  }

  async function mustFind(wanted: Wanted): Promise<Seen['box']> {
    const { place } = wanted
    const seen = await find(wanted)
    if (!seen) throw new Error(`It is not there: ${wanted.role} ${wanted.name}`)
    const { x, y } = place === 'frame' ? await inPage(cornerOfFrame) : { x: 0, y: 0 }
    return { ...seen.box, x: x + seen.box.x, y: y + seen.box.y }
  }

  /** Scrolls until the element is half-way down the window. */
  async function bringToMiddle(wanted: Wanted) {
    const { y, height } = await mustFind(wanted)
    await inPage(
      (distance) => window.scrollBy({ top: distance, behavior: 'instant' }),
      y + height / 2 - settings.height / 2,
    )
  }

  /** Clicks with a real pointer on the middle of an element where it is. */
  async function clickInView(wanted: Wanted) {
    const { x, y, width, height } = await mustFind(wanted)
    await driven.clickAt(x + width / 2, y + height / 2)
  }

  /** Brings the element to the window's middle and clicks on it. */
  async function click(wanted: Wanted) {
    await bringToMiddle(wanted)
    await clickInView(wanted)
  }

  async function type(text: string) {
    for (const character of text) await driven.press(character)
  }

  return {
    goTo,
    inPage,
    inFrame: <Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args) =>
      run('frame', script, ...args),
    find,
    bringToMiddle,
    click,
    clickInView,
    clickAt: ({ x, y }: { x: number; y: number }) => driven.clickAt(x, y),
    press: driven.press,
    type,
    /** The directives that the page has broken since the window was opened, each once. */
    brokenRules: async () => {
      await collectBrokenRules()
      return [...broken].sort()
    },
    close: driven.close,
  }
}

function cornerOfFrame() {
  const box = document.querySelector('iframe')?.getBoundingClientRect()
  return { x: box?.x ?? 0, y: box?.y ?? 0 }
}

/** Runs in the page. All that match; nothing where the queries are not there yet. */
function lookFor(
  inside: string,
  role: string,
  pattern: string | null,
  exact: string | null,
): Seen[] | null {
  if (!('TestingLibraryDom' in window)) return null
  const part = document.querySelector<HTMLElement>(inside)
  if (!part) return []
  const name = pattern === null ? (exact ?? undefined) : new RegExp(pattern)
  return window.TestingLibraryDom.queryAllByRole(part, role, { name }).map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    return {
      text: element.textContent ?? '',
      href: element.getAttribute('href'),
      isFocused: document.activeElement === element,
      isDisabled: element.matches(':disabled, [aria-disabled=true], [inert] *'),
      expanded: element.getAttribute('aria-expanded'),
      isOnTop: element.contains(top),
      box: { x, y, width, height },
    }
  })
}
