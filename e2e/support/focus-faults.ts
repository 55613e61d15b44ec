import { expect, type Page } from '@playwright/test'

/** One stop of the Tab key: what has the focus, and what is wrong with how that shows. */
export interface FocusStop {
  name: string
  /** The focus was on it before. */
  isAgain: boolean
  faults: string[]
}

/**
 * Runs in the page. The stop that has the focus now; without a name where the page itself or the
 * form has it.
 */
export function lookAtStop(): FocusStop {
  const LEAST_RING_PX = 3
  const LEAST_CONTRAST = 3
  const POINTS = [0, 0.25, 0.5, 0.75, 1]
  const stop = document.activeElement
  if (!stop || stop === document.body || stop.localName === 'iframe')
    return { name: '', isAgain: false, faults: [] }
  const faults: string[] = []

  const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  /** Red, green, blue and opacity, each from 0 to 255. */
  function channels(color: string) {
    if (!paint) throw new Error('No canvas to read colors with')
    paint.clearRect(0, 0, 1, 1)
    paint.fillStyle = color
    paint.fillRect(0, 0, 1, 1)
    return [...paint.getImageData(0, 0, 1, 1).data] as [number, number, number, number]
  }
  /** Relative luminance as WCAG 2.2 defines it. */
  function luminance(color: string) {
    const [red, green, blue] = channels(color).map((value) => {
      const part = value / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    }) as [number, number, number, number]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  /** The ground that the ring lies on: outside of the element, beyond the ring's offset. */
  function groundBehind(element: Element) {
    for (let one = element.parentElement; one; one = one.parentElement) {
      const { backgroundColor } = getComputedStyle(one)
      if (channels(backgroundColor)[3] === 255) return backgroundColor
    }
    return 'Canvas'
  }

  const { outlineStyle, outlineWidth, outlineColor, borderTopLeftRadius } = getComputedStyle(stop)
  const width = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
  if (width < LEAST_RING_PX) faults.push(`its ring is ${width} px wide`)
  const [dark = 0, light = 0] = [luminance(outlineColor), luminance(groundBehind(stop))].sort(
    (a, b) => a - b,
  )
  const contrast = (light + 0.05) / (dark + 0.05)
  if (contrast < LEAST_CONTRAST) faults.push(`its ring has a contrast of ${contrast.toFixed(2)}:1`)

  // A round corner begins this far inside of the box, seen from either side.
  const corner = 1 + 0.3 * Number.parseFloat(borderTopLeftRadius)
  for (const box of stop.getClientRects()) {
    for (const [across, down] of POINTS.flatMap((x) => POINTS.map((y) => [x, y] as const))) {
      const x = box.left + corner + across * (box.width - 2 * corner)
      const y = box.top + corner + down * (box.height - 2 * corner)
      const top = document.elementFromPoint(x, y)
      if (top && (stop.contains(top) || top.contains(stop))) continue
      faults.push(
        top ? `${top.localName}.${top.className} covers it` : 'it reaches out of the window',
      )
    }
  }
  const name = `${stop.localName} "${stop.textContent?.trim()}"`
  const isAgain = stop.hasAttribute('data-visited')
  stop.setAttribute('data-visited', '')
  return { name, isAgain, faults: [...new Set(faults)] }
}

/** Opens a page with every interactive part running, and the keyboard at its beginning. */
export async function openRunning(page: Page, path: string) {
  await page.goto(path)
  for (const island of await page.locator('astro-island').all()) {
    await island.scrollIntoViewIfNeeded()
    await expect(island).not.toHaveAttribute('ssr')
  }
  await page.evaluate(() => window.scrollTo(0, 0))
}

/** Walks through a whole page by Tab or Shift+Tab and returns its stops, in their order. */
export async function walkThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<FocusStop[]> {
  const MOST_STOPS = 150
  const stops: FocusStop[] = []
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    await page.keyboard.press(key)
    const hasLeft = await page.evaluate(() => document.activeElement === document.body)
    if (hasLeft) {
      if (stops.length > 0) return stops
      continue
    }
    const stop = await page.evaluate(lookAtStop)
    if (!stop.name) continue
    if (stop.isAgain) return stops
    stops.push(stop)
  }
  throw new Error(`${key} did not come to an end after ${MOST_STOPS} presses`)
}
