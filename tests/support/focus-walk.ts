import type { Page } from '@playwright/test'

/** Runs in the page. What has the focus, and whether all of it can be seen. */
function inspectFocus() {
  const stop = document.activeElement ?? document.body
  // While the focus is in the form, the page knows of its frame only.
  if (stop.matches('body, iframe')) return
  stop.setAttribute('data-stopped', '')
  // A radio button is as large as its label.
  const control = stop.closest('label') ?? stop
  // The ring must have the color of text, which has contrast with what is behind it, by day and by night.
  const { color } = getComputedStyle(stop.closest('.day, .night') ?? document.body)
  const ring = getComputedStyle(stop).outline.replace(color, 'text')
  const { left, right, top, bottom } = stop.getBoundingClientRect()
  const isCovered = [...stop.getClientRects()].some((box) =>
    [box.top + 1, box.bottom - 1].some((y) => {
      // Null outside the window.
      const shown = document.elementFromPoint((box.left + box.right) / 2, y)
      return !shown || !(stop.contains(shown) || shown.contains(stop))
    }),
  )
  return {
    name: control.ariaLabel ?? control.textContent?.replace(/\s+/g, ' ').trim() ?? '',
    look: { ring, isCovered },
    box: { left, right, top: top + scrollY, bottom: bottom + scrollY },
    isEnd: stop === document.links[0] || stop === [...document.links].at(-1),
  }
}

type TabStop = NonNullable<ReturnType<typeof inspectFocus>>

/** Goes through the page by keyboard until its first or last link; 150 stops are more than it has. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab') {
  const stops: TabStop[] = []
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(inspectFocus)
    if (!stop) continue
    stops.push(stop)
    if (stop.isEnd && stops.length > 1) break
  }
  return stops
}

export const names = (stops: TabStop[]) => stops.map(({ name }) => name)

/** Stops without the focus ring, covered ones, and those above the one before, but for rows and columns. */
export const lostFocus = (stops: TabStop[]): string[] =>
  stops.flatMap(({ name, look: { ring, isCovered }, box }, index) => {
    const { left = 0, right = 0, top = 0, bottom = 0 } = stops[index - 1]?.box ?? {}
    const isInRow = box.bottom > top && box.top < bottom
    const isBack = isInRow ? box.right <= left : box.bottom <= top && box.left < right
    return [
      ring === 'text solid 3px' ? [] : `${name}: the ring is ${ring}`,
      isCovered ? `${name}: is covered` : [],
      isBack ? `${name}: is above the one before` : [],
    ].flat()
  })
