import { expect, type Page } from '@playwright/test'

/** The heading rests 0–40 px below the header, and the next Tab goes into its section. */
export async function expectLandedAt(page: Page, anchor: string) {
  await expect(page).toHaveURL((url) => url.pathname === '/' && url.hash === `#${anchor}`)
  const heading = page.locator(`#${anchor}`).getByRole('heading', { level: 2 })
  await expect(heading).toBeInViewport({ ratio: 1 })
  await expect
    .poll(async () => {
      const gaps = await heading.evaluate(async (element) => {
        const header = document.querySelector('body > header')
        const gap = () =>
          element.getBoundingClientRect().top - (header?.getBoundingClientRect().bottom ?? 0)
        const first = gap()
        for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
        return [first, gap()] as const
      })
      if (gaps[0] !== gaps[1]) return 'still moving'
      const isBelow = gaps[0] >= 0 && gaps[0] <= 40
      return isBelow ? 'just below the header' : `${gaps[0]} px below the header`
    })
    .toBe('just below the header')
}
