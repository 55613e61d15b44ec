import { expect, type Page, test } from '@playwright/test'
import { readShifts, recordShifts, settleFrames } from './support/layout-shifts.ts'

const FONT = /\.woff2(?:\?|$)/
const WINDOW_HEIGHT = 740

test.use({ reducedMotion: 'no-preference' })

/** Scrolls to the end as a reader does, window by window, until every island has started. */
async function readToTheEnd(page: Page) {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn))
    const { scrollingElement } = document
    if (!scrollingElement) return
    for (let top = 0; top < scrollingElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' })
      await nextFrame()
      await nextFrame()
    }
  })
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  const form = page.locator('.waitlist-frame')
  if ((await form.count()) === 0) return
  await form.scrollIntoViewIfNeeded()
  await expect(form.locator('iframe')).toBeAttached()
}

/** Until the fonts asked for have come, or have failed to, and what follows from it is drawn. */
async function settleFonts(page: Page) {
  await page.evaluate(() => document.fonts.ready)
  await settleFrames(page)
}

for (const width of [360, 1280]) {
  for (const { fontComes, isLate, isBlocked } of [
    { fontComes: 'at once', isLate: false, isBlocked: false },
    { fontComes: 'once all has been read', isLate: true, isBlocked: false },
    { fontComes: 'never', isLate: false, isBlocked: true },
  ]) {
    for (const { name, path } of [
      { name: 'the landing page', path: '/' },
      { name: 'a legal page', path: '/privacy-policy' },
    ]) {
      test(`nothing jumps on ${name}, ${width} px wide, when the font comes ${fontComes}`, async ({
        page,
      }) => {
        let fontRequests = 0
        const allIsRead = Promise.withResolvers<void>()
        await page.setViewportSize({ width, height: WINDOW_HEIGHT })
        await recordShifts(page)
        await page.route(FONT, async (route) => {
          fontRequests += 1
          if (isBlocked) return route.abort()
          if (isLate) await allIsRead.promise
          return route.continue()
        })
        const fontIsDone = isBlocked
          ? page.waitForEvent('requestfailed', (request) => FONT.test(request.url()))
          : page.waitForEvent('requestfinished', (request) => FONT.test(request.url()))
        await page.goto(path, { waitUntil: 'commit' })
        await page.getByRole('contentinfo').waitFor()
        await readToTheEnd(page)
        // Only what is in the window counts as a jump: a late font finds the whole page in it.
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        await page.setViewportSize({ width, height })
        await settleFrames(page)
        allIsRead.resolve()
        await fontIsDone
        await settleFonts(page)
        await page.setViewportSize({ width, height: WINDOW_HEIGHT })
        await readToTheEnd(page)
        expect(fontRequests).toBeGreaterThan(0)
        expect(await readShifts(page)).toEqual([])
      })
    }
  }
}
