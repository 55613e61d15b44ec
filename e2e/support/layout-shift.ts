import type { Page } from '@playwright/test'

interface LayoutShift extends PerformanceEntry {
  value: number
}

/** All layout shifts since navigation, including those right after input. */
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
