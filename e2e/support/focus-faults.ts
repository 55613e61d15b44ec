import type { Page } from '@playwright/test'
import Color from 'colorjs.io'

const LEAST_CONTRAST = 3

/** One stop of the Tab key: what has the focus, and what is wrong with how it shows. */
export interface FocusStop {
  /** Empty where the page itself or the form's frame has the focus. */
  name: string
  /** The focus was on it before. */
  isAgain: boolean
  faults: string[]
  /** Colors of the focus ring, and of what it is drawn on. */
  ring: string
  ground: string
}

/** Runs in the page. The stop that has the focus now. */
export function lookAtStop(): FocusStop {
  const LEAST_RING_PX = 3
  const stop = document.activeElement
  if (!stop || stop === document.body || stop.localName === 'iframe')
    return { name: '', isAgain: false, faults: [], ring: '', ground: '' }
  const faults = new Set<string>()

  function parentsOf(element: Element): Element[] {
    const parent = element.parentElement
    return parent ? [parent, ...parentsOf(parent)] : []
  }

  const style = getComputedStyle(stop)
  const width = style.outlineStyle === 'none' ? 0 : Number.parseFloat(style.outlineWidth)
  if (width < LEAST_RING_PX) faults.add(`its ring is ${width} px wide`)
  // A radio button is as large as its label, and its ring is around both.
  const control = stop.closest('label') ?? stop
  const grounds = parentsOf(control).map((one) => getComputedStyle(one).backgroundColor)
  const ground = grounds.find((color) => color !== 'rgba(0, 0, 0, 0)') ?? 'white'
  const reach = width + Number.parseFloat(style.outlineOffset) - 0.5
  const box = stop.getBoundingClientRect()
  for (const one of parentsOf(stop)) {
    if (!/hidden|clip/.test(getComputedStyle(one).overflow)) continue
    const edge = one.getBoundingClientRect()
    const isCut =
      box.left - reach < edge.left ||
      box.right + reach > edge.right ||
      box.top - reach < edge.top ||
      box.bottom + reach > edge.bottom
    if (isCut) faults.add(`${one.localName}.${one.className} cuts off its ring`)
  }

  const POINTS = [0, 0.25, 0.5, 0.75, 1]
  // A round corner begins this far inside the box.
  const corner = 1 + 0.3 * Number.parseFloat(style.borderTopLeftRadius)
  for (const part of stop.getClientRects()) {
    for (const [across, down] of POINTS.flatMap((x) => POINTS.map((y) => [x, y] as const))) {
      const x = part.left + corner + across * (part.width - 2 * corner)
      const y = part.top + corner + down * (part.height - 2 * corner)
      const top = document.elementFromPoint(x, y)
      if (!top) faults.add('it reaches out of the window')
      else if (!stop.contains(top) && !top.contains(stop))
        faults.add(`${top.localName}.${top.className} covers it`)
    }
  }
  const name = `${stop.localName} "${control.textContent?.trim()}"`
  const isAgain = stop.hasAttribute('data-visited')
  stop.setAttribute('data-visited', '')
  return { name, isAgain, faults: [...faults], ring: style.outlineColor, ground }
}

/** What is wrong with some stops. */
export function faultsOf(stops: FocusStop[]): string[] {
  return stops.flatMap(({ name, faults, ring, ground }) => {
    const contrast = Color.contrast(ring, ground, 'WCAG21')
    const pale = contrast < LEAST_CONTRAST ? [`its ring has a contrast of ${contrast}:1`] : []
    return [...faults, ...pale].map((fault) => `${name}: ${fault}`)
  })
}

/** Walks through a page, from where the focus is, until it comes round; returns the stops. */
export async function walkThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<FocusStop[]> {
  const MOST_STOPS = 150
  await page.locator('[data-visited]').evaluateAll((stops) => {
    for (const stop of stops) stop.removeAttribute('data-visited')
  })
  const stops: FocusStop[] = []
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(lookAtStop)
    if (stop.isAgain) return stops
    if (stop.name) stops.push(stop)
  }
  throw new Error(`${key} did not come round after ${MOST_STOPS} presses`)
}
