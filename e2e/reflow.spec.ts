import { expect, test } from '@playwright/test'
import { lostContent } from './support/lost-content.ts'
import { openEveryAnswer, openRunning } from './support/observe.ts'
import { ALL_PAGES } from './support/pages.ts'

test.use({ reducedMotion: 'reduce' })

for (const { name, path } of ALL_PAGES) {
  test(`${name} is whole at 320 px and with letters twice as large`, async ({ page }) => {
    await openRunning(page, path)
    await openEveryAnswer(page)
    for (const [width, height, fontSize] of [
      [320, 640, '100%'],
      [320, 256, '100%'],
      [320, 640, '200%'],
      [1280, 720, '200%'],
    ] as const) {
      const look = `${width} × ${height}, letters ${fontSize}`
      await page.setViewportSize({ width, height })
      await page.evaluate(async (size) => {
        document.documentElement.style.fontSize = size
        await new Promise(requestAnimationFrame)
      }, fontSize)
      expect.soft(await lostContent(page), look).toEqual([])
    }
  })
}
