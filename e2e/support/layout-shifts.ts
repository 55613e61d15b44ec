import type { Page } from '@playwright/test'

declare global {
  interface Window {
    shifts: string[]
  }
}

/** Notes every shift of the layout from the next visit on, those right after an input included. */
export async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
        }
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const name =
            node instanceof Element
              ? `${node.localName}.${node.getAttribute('class')}`
              : node?.nodeName
          return `${name} ${from.x},${from.y} ${from.width}×${from.height} → ${to.x},${to.y} ${to.width}×${to.height}`
        })
        window.shifts.push(`${value}: ${moved.join('; ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Until what has changed is drawn, and noted. */
export async function settleFrames(page: Page) {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
  })
}

/** What has moved since the visit began: how much, what, and from where to where. */
export const readShifts = (page: Page) => page.evaluate(() => window.shifts)
