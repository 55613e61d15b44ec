import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { colorFaults, readDrawnColors, structureFaults } from './support/axe-faults.ts'
import { illustrationOf, STAGES } from './support/masking-loop.ts'
import { openEveryAnswer, openRunning } from './support/observe.ts'
import { ALL_PAGES, FORM_URL } from './support/pages.ts'

const WIDTHS = [320, 768, 1280]

const LOOKS = [
  { colorScheme: 'light', contrast: 'no-preference', forcedColors: 'none' },
  { colorScheme: 'dark', contrast: 'no-preference', forcedColors: 'none' },
  { colorScheme: 'light', contrast: 'more', forcedColors: 'none' },
  { colorScheme: 'dark', contrast: 'more', forcedColors: 'none' },
  { colorScheme: 'light', contrast: 'no-preference', forcedColors: 'active' },
] as const

/** Names that say nothing in a list of links. */
const EMPTY_NAMES = /^(?:here|click here|more|read more|learn more|this|link|go)$/i

test.use({ reducedMotion: 'reduce' })

test.beforeEach(({ page }) => readDrawnColors(page))

/** IBM's engine of rules. Its own Node wrapper downloads them. */
const EQUAL_ACCESS = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
)

/** What IBM's engine is sure of; the rest it leaves to a person. */
async function equalAccessFaults(page: Page): Promise<string[]> {
  const results = await page.evaluate(`${EQUAL_ACCESS};
    new ace.Checker().check(document, ['WCAG_2_2', 'IBM_Accessibility']).then(({ results }) =>
      results.map(({ value, ruleId, message, snippet }) =>
        [...value, ruleId, message, snippet.slice(0, 120)].join(' ')))`)
  const lines = results as string[]
  expect(lines.length).toBeGreaterThan(50)
  return lines.filter((line) => line.startsWith('VIOLATION FAIL '))
}

async function expectNoFault(page: Page, part?: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 })
    expect.soft(await structureFaults(page, part), `${width} px wide`).toEqual([])
  }
  expect.soft(await equalAccessFaults(page), 'Equal Access').toEqual([])
}

async function expectEnoughContrast(page: Page, part?: string) {
  for (const look of LOOKS) {
    await page.emulateMedia(look)
    expect.soft(await colorFaults(page, part), JSON.stringify(look)).toEqual([])
  }
}

async function openMenu(page: Page, path: string) {
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto(path)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'FAQ' })).toBeVisible()
}

const markup = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // React writes `popoverTarget` and `hidden=""`, which is the same in HTML.
    'attr-case': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    // And it closes empty elements as XML does.
    'void-style': 'off',
    // WAI-ARIA 1.2 lets lists have names; by default the rule allows only landmarks.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
})

for (const { name, path } of ALL_PAGES) {
  test(`${name} breaks no rule of axe or Equal Access`, async ({ page }) => {
    await openRunning(page, path)
    await expectNoFault(page)
  })

  test(`${name} has enough contrast in every color scheme`, async ({ page }) => {
    await openRunning(page, path)
    await openEveryAnswer(page)
    await expectEnoughContrast(page)
  })

  test(`${name} has headings, landmarks and ids in order`, async ({ page }) => {
    await openRunning(page, path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    for (const part of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(part)).toHaveCount(1)
    }
    const navigation = page.getByRole('navigation')
    for (const one of await navigation.all()) await expect(one).toHaveAccessibleName(/\w/)
    const { levels, ids, paints } = await page.evaluate(() => ({
      levels: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ localName }) =>
        Number(localName.slice(1)),
      ),
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      paints: [...document.querySelectorAll('svg *')].flatMap((part) => {
        const { fill, stroke } = getComputedStyle(part)
        return [fill, stroke].flatMap((paint) => /url\(.*#([^")]+)/.exec(paint)?.[1] ?? [])
      }),
    }))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    const skipped = levels.slice(levels.indexOf(1)).filter((level, at, all) => {
      return level > (all[at - 1] ?? 1) + 1
    })
    expect(skipped).toEqual([])
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    expect(paints.filter((id) => !ids.includes(id))).toEqual([])
  })

  test(`every link of ${name} says where it leads, and whether in a new tab`, async ({ page }) => {
    await page.goto(path)
    const names = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => link.textContent?.trim() ?? ''))
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((link) => !/\w/.test(link) || EMPTY_NAMES.test(link))).toEqual([])
    const newTabs = page.locator('a[target]')
    expect(await newTabs.count()).toBeGreaterThan(0)
    for (const link of await newTabs.all()) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener')
      await expect(link).toHaveAccessibleName(/\(opens in new tab\)$/)
      const words = await link.getByText('(opens in new tab)').boundingBox()
      const hasIcon = (await link.locator('svg').count()) === 1
      expect(hasIcon || (words?.width ?? 0) > 50).toBe(true)
    }
  })

  test(`the markup of ${name} is valid`, async ({ request }) => {
    const { results } = await markup.validateString(await (await request.get(path)).text())
    expect(results.flatMap(({ messages }) => messages)).toEqual([])
  })
}

for (const path of ['/', '/privacy-policy']) {
  test(`the open menu of ${path} has no fault`, async ({ page }) => {
    await openMenu(page, path)
    await expectEnoughContrast(page, 'body > header')
    expect(await structureFaults(page)).toEqual([])
    expect(await equalAccessFaults(page)).toEqual([])
  })
}

test('the open answers have no fault', async ({ page }) => {
  await page.goto('/')
  await openEveryAnswer(page)
  await expectNoFault(page, '#faq')
})

test('no stage of the illustration has a fault', async ({ page }) => {
  await openRunning(page, '/')
  const illustration = illustrationOf(page)
  for (const stage of STAGES) {
    await illustration.stage(stage).check()
    expect.soft(await structureFaults(page, '#masking'), stage).toEqual([])
    await expectEnoughContrast(page, '#masking')
  }
})

test('the place of a form that is still on its way has no fault', async ({ page }) => {
  await page.route(
    ({ href }) => href.startsWith(FORM_URL),
    () => undefined,
  )
  await page.goto('/')
  await page.locator('#waitlist').scrollIntoViewIfNeeded()
  await expect(page.getByText('Loading the form…')).toBeVisible()
  // axe takes words behind a frame for covered, even while the frame draws nothing.
  await page.locator('#waitlist iframe').evaluate((frame) => frame.remove())
  await expectNoFault(page, '#waitlist')
  await expectEnoughContrast(page, '#waitlist')
})
