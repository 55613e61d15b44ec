import type { Page } from '@playwright/test'

declare global {
  interface Window {
    shifts: string[]
  }
}

/** Notes every layout shift from the next visit on, also those right after input. */
export async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    window.shifts = []
    const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as PerformanceEntry & {
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
        }
        for (const { node, previousRect, currentRect } of sources) {
          const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName
          window.shifts.push(`${name}: ${place(previousRect)} → ${place(currentRect)}`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What has moved since the visit began, once all that has changed is drawn. */
export function readShifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
    return window.shifts
  })
}
