import { expect, type Page, test } from '@playwright/test'
import { axeFaults, readDrawnColors } from './support/axe-faults.ts'
import { openEveryAnswer } from './support/every-answer.ts'
import { illustrationOf, STAGES } from './support/masking-loop.ts'
import { seeWholeLandingPage } from './support/observe.ts'
import { ALL_PAGES, FORM_URL } from './support/pages.ts'

/** A phone, a tablet and a laptop; the first two show the menu's button. */
const WIDTHS = [320, 768, 1280]
const MENU_WIDTHS = [320, 768]

const LOOKS = [
  { look: 'by night', media: { colorScheme: 'dark' } },
  { look: 'in forced colors', media: { forcedColors: 'active' } },
  { look: 'with more contrast by day', media: { colorScheme: 'light', contrast: 'more' } },
  { look: 'with more contrast by night', media: { colorScheme: 'dark', contrast: 'more' } },
] as const

/** Scans a page, or a part of it, at every width. */
async function expectNoFaultAt(page: Page, widths: number[], part?: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 })
    expect.soft(await axeFaults(page, part), `${width} px wide`).toEqual([])
  }
}

for (const { name, path } of ALL_PAGES) {
  test(`on ${name} every id is given once, and every drawing finds its own`, async ({ page }) => {
    await page.goto(path)
    if (path === '/') await seeWholeLandingPage(page)
    const { ids, referred } = await page.evaluate(() => ({
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      referred: [...document.querySelectorAll('svg *')].flatMap((part) => {
        const { fill, stroke } = getComputedStyle(part)
        return [fill, stroke].flatMap((paint) => /url\(.*#([^")]+)/.exec(paint)?.[1] ?? [])
      }),
    }))
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(referred.filter((id) => !ids.includes(id))).toEqual([])
  })
}

async function expectNoFaultInAnyStage(page: Page, width: number) {
  const { section, choices, play } = illustrationOf(page)
  await section.scrollIntoViewIfNeeded()
  for (const stage of STAGES) {
    await choices.filter({ hasText: stage }).click()
    await expect(play).toBeVisible()
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
    await expectNoFaultAt(page, [width], '#masking')
  }
}

async function openMenu(page: Page, path: string) {
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto(path)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'FAQ' })).toBeVisible()
}

// Sizes and places depend on the width, colors on the look: each state is seen at every width in
// one look, and in every look at one width.
test.describe('by day, at every width', () => {
  test.use({ colorScheme: 'light', reducedMotion: 'no-preference' })

  for (const { name, path } of ALL_PAGES) {
    test(`${name} has no fault that axe knows`, async ({ page }) => {
      await page.goto(path)
      if (path === '/') await seeWholeLandingPage(page)
      await expectNoFaultAt(page, WIDTHS)
    })
  }

  for (const path of ['/', '/privacy-policy']) {
    test(`nor has the open menu of ${path}`, async ({ page }) => {
      await openMenu(page, path)
      await expectNoFaultAt(page, MENU_WIDTHS)
    })
  }

  for (const width of WIDTHS) {
    test(`nor has any open answer, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      await page.goto('/')
      for (const question of await page.locator('#faq summary').all()) {
        await question.click()
        await expect(page.locator('#faq details[open]')).toHaveCount(1)
        await expectNoFaultAt(page, [width], '#faq')
      }
    })

    test(`nor has any stage of the illustration, paused, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      await page.goto('/')
      await expectNoFaultInAnyStage(page, width)
    })
  }

  test('nor has the place of a form that is still on its way', async ({ page }) => {
    await page.route(
      ({ href }) => href.startsWith(FORM_URL),
      () => undefined,
    )
    await page.goto('/')
    await page.locator('#waitlist astro-island').scrollIntoViewIfNeeded()
    await expect(page.locator('#waitlist iframe')).toBeAttached()
    await expect(page.getByText('The form is on its way')).toBeVisible()
    // axe takes words under a frame for covered, also where the frame draws nothing yet.
    await page.locator('#waitlist iframe').evaluate((frame) => frame.remove())
    await expectNoFaultAt(page, WIDTHS, '#waitlist')
  })
})

for (const { look, media } of LOOKS) {
  test.describe(look, () => {
    test.use({ reducedMotion: 'no-preference', ...media })

    test.beforeEach(({ page }) => readDrawnColors(page))

    for (const { name, path } of ALL_PAGES) {
      test(`${name} has no fault that axe knows, every answer open`, async ({ page }) => {
        await page.goto(path)
        if (path === '/') await seeWholeLandingPage(page)
        await openEveryAnswer(page)
        await expectNoFaultAt(page, [1280])
      })
    }

    test('nor has the open menu', async ({ page }) => {
      await openMenu(page, '/')
      await expectNoFaultAt(page, [320], 'body > header')
    })

    test('nor has any stage of the illustration, paused', async ({ page }) => {
      await page.goto('/')
      await expectNoFaultInAnyStage(page, 768)
    })
  })
}
