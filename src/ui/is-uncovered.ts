/** Whether an element's upper and lower edge are in the window, and not behind the header. */
export function isUncovered(element: Element): boolean {
  const { left, width, top, bottom } = element.getBoundingClientRect()
  const isShown = (y: number) => element.contains(document.elementFromPoint(left + width / 2, y))
  return isShown(top + 1) && isShown(bottom - 1)
}
