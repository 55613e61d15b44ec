import type { Page } from '@playwright/test'

/** One stop of the Tab key: what has the focus, and what is wrong with how it shows. */
export interface FocusStop {
  /** Empty where the page itself or the form's frame has the focus. */
  name: string
  /** The focus was on it before. */
  isAgain: boolean
  faults: string[]
}

/** Runs in the page. The stop that has the focus now. */
export function lookAtStop(): FocusStop {
  const LEAST_RING_PX = 3
  const LEAST_CONTRAST = 3
  const stop = document.activeElement
  if (!stop || stop === document.body || stop.localName === 'iframe')
    return { name: '', isAgain: false, faults: [] }
  const faults = new Set<string>()

  const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  /** Red, green, blue and opacity, each from 0 to 255. */
  function channels(color: string): number[] {
    if (!paint) throw new Error('No canvas to read colors with')
    paint.clearRect(0, 0, 1, 1)
    paint.fillStyle = color
    paint.fillRect(0, 0, 1, 1)
    return [...paint.getImageData(0, 0, 1, 1).data]
  }
  /** Relative luminance (WCAG 2.2). */
  function luminance(color: string) {
    const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
      const part = value / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
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
  const ground = grounds.find((color) => channels(color)[3] === 255) ?? 'Canvas'
  const [dark = 0, light = 0] = [style.outlineColor, ground].map(luminance).sort((a, b) => a - b)
  const contrast = (light + 0.05) / (dark + 0.05)
  if (contrast < LEAST_CONTRAST) faults.add(`its ring has a contrast of ${contrast.toFixed(2)}:1`)
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
  return { name, isAgain, faults: [...faults] }
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
