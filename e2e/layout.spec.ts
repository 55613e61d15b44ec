import { expect, type Page, test } from '@playwright/test'
import { fontsOf, OWN_FONT } from './support/fonts.ts'
import { lostContent, placeFaults } from './support/layout-faults.ts'
import { illustrationOf, STAGES } from './support/masking-loop.ts'
import { openEveryAnswer, openRunning } from './support/observe.ts'
import { ALL_PAGES, STYLED_PAGES } from './support/pages.ts'
import { readInLargeLetters, TEXT_SPACING } from './support/reader-style.ts'
import { targetFaults } from './support/target-faults.ts'
import { textFaults } from './support/text-faults.ts'

/** The smallest phone, a common one, a tablet, a laptop, a large screen and 4K. */
const WIDTHS = [320, 360, 768, 1280, 1920, 3840]

/** Around them, where columns change or letters grow. */
const MORE_WIDTHS = [480, 640, 700, 860, 959, 960, 1100, 1279, 1440, 1600, 2200, 2399, 2400, 3200]

test.use({ reducedMotion: 'reduce' })

async function resize(page: Page, width: number, height = 740) {
  await page.setViewportSize({ width, height })
  await page.evaluate(() => new Promise(requestAnimationFrame))
}

/** Letters twice as large by the browser's setting, which also moves the media queries. */
async function enlargeInSettings(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  const size = () => getComputedStyle(document.documentElement).fontSize
  await expect.poll(() => page.evaluate(size)).toBe('32px')
}

for (const { name, path } of ALL_PAGES) {
  test(`${name} fits every width and is easy to press`, async ({ page }) => {
    await openRunning(page, path)
    for (const answers of ['closed', 'open']) {
      if (answers === 'open') await openEveryAnswer(page)
      for (const width of WIDTHS) {
        await resize(page, width)
        const at = `${width} px wide, answers ${answers}`
        expect.soft(await placeFaults(page), at).toEqual([])
        expect.soft(await targetFaults(page), at).toEqual([])
      }
      if (path !== '/') break
    }
  })
}

for (const { name, path } of STYLED_PAGES) {
  test(`the words of ${name} are large, upright and in short lines`, async ({ page }) => {
    const font = '**/*.woff2'
    await page.route(font, (route) => route.abort())
    for (const isFirstVisit of [true, false]) {
      // Used only if it arrives within 100 ms, so a busy machine may need another visit.
      await expect(async () => {
        await openRunning(page, path)
        expect((await fontsOf(page, 'main p')).includes(OWN_FONT)).toBe(!isFirstVisit)
      }).toPass()
      await openEveryAnswer(page)
      for (const width of [...WIDTHS, ...MORE_WIDTHS]) {
        await resize(page, width)
        expect.soft(await textFaults(page), `${width} px wide`).toEqual([])
      }
      await page.unroute(font)
    }
  })

  test(`${name} stays whole in letters twice as large`, async ({ page }) => {
    await openRunning(page, path)
    await openEveryAnswer(page)
    for (const setting of ['style', 'browser']) {
      await page.evaluate(
        (size) => {
          document.documentElement.style.fontSize = size
        },
        setting === 'style' ? '200%' : '',
      )
      if (setting === 'browser') await enlargeInSettings(page)
      for (const width of [1280, 768]) {
        await resize(page, width)
        expect.soft(await placeFaults(page), `${setting}, ${width} px wide`).toEqual([])
      }
      await resize(page, 320)
      expect.soft(await lostContent(page), `${setting}, 320 px wide`).toEqual([])
    }
  })
}

test('each stage of the illustration fits', async ({ page }) => {
  await openRunning(page, '/')
  const illustration = illustrationOf(page)
  for (const width of WIDTHS) {
    await resize(page, width)
    for (const stage of STAGES) {
      await illustration.stage(stage).check()
      expect.soft(await placeFaults(page), `${stage}, ${width} px wide`).toEqual([])
    }
  }
})

test('the open menu is easy to press, and whole with a reader’s own style', async ({ page }) => {
  await page.goto('/')
  for (const width of [320, 360, 768]) {
    await resize(page, width)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'FAQ' })).toBeVisible()
    expect(await targetFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
  }
  await resize(page, 320, 256)
  await page.evaluate(readInLargeLetters, TEXT_SPACING)
  await page.getByRole('button', { name: 'Menu' }).click()
  const items = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(items).toHaveCount(4)
  expect(await lostContent(page)).toEqual([])
  for (const item of await items.all()) {
    await item.focus()
    await expect(item).toBeInViewport({ ratio: 0.9 })
  }
})
