import type { Page } from '@playwright/test'

interface LayoutShift extends PerformanceEntry {
  value: number
}

/** Every layout shift since the visit began, also those right after input, once all is drawn. */
export const readShifts = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
    const shifts: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as LayoutShift).value)
    }).observe({ type: 'layout-shift', buffered: true })
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
    return shifts
  })
