import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { expectEnoughContrast, readDrawnColors, structureFaults } from './support/axe-faults.ts'
import { illustrationOf, STAGES } from './support/masking-loop.ts'
import { openEveryAnswer, openRunning } from './support/observe.ts'
import { ALL_PAGES, FORM_URL } from './support/pages.ts'

/** With the menu behind a button, and in a row. */
const WIDTHS = [320, 1280]

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

async function expectSoundStructure(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 })
    expect.soft(await structureFaults(page), `${width} px wide`).toEqual([])
  }
  expect.soft(await equalAccessFaults(page), 'Equal Access').toEqual([])
}

/** The engines and the markup's rules also look at headings and ids. */
async function expectLandmarks(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  for (const part of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(part)).toHaveCount(1)
  }
  const navigation = page.getByRole('navigation')
  for (const one of await navigation.all()) await expect(one).toHaveAccessibleName(/\w/)
  const lostPaints = await page.locator('svg *').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const { fill, stroke } = getComputedStyle(part)
      const ids = [fill, stroke].flatMap((paint) => /url\(.*#([^")]+)/.exec(paint)?.[1] ?? [])
      return ids.filter((id) => !document.getElementById(id))
    }),
  )
  expect(lostPaints).toEqual([])
}

async function expectPlainLinks(page: Page) {
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
}

const markup = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  // Styles of what lies below come later in the stream, in the body (docs/decisions/0013), where
  // every browser takes them though the standard wants them in the head.
  elements: ['html5', { style: { metadata: true, flow: true } }],
  rules: {
    // React writes `popoverTarget` and `hidden=""`, which is the same in HTML.
    'attr-case': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    // And it closes empty elements as XML does.
    'void-style': 'off',
    // Not in the standard for radio buttons, but browsers obey it, and restore them without it.
    'valid-autocomplete': 'off',
    'heading-level': 'error',
    // WAI-ARIA 1.2 lets lists have names; by default the rule allows only landmarks.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
})

for (const { name, path } of ALL_PAGES) {
  test(`${name} has no accessibility fault`, async ({ page }) => {
    await openRunning(page, path)
    await expectLandmarks(page)
    await expectPlainLinks(page)
    await openEveryAnswer(page)
    await expectSoundStructure(page)
    await expectEnoughContrast(page)
  })
}

test('the markup of every page is valid', async ({ request }) => {
  for (const { name, path } of ALL_PAGES) {
    const { results } = await markup.validateString(await (await request.get(path)).text())
    const faults = results.flatMap(({ messages }) => messages)
    expect.soft(faults, name).toEqual([])
  }
})

test('the open menu has no fault', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'FAQ' })).toBeVisible()
  await expectEnoughContrast(page, 'body > header')
  expect(await structureFaults(page, 'body > header')).toEqual([])
  expect(await equalAccessFaults(page)).toEqual([])
})

test('no stage of the illustration has a fault', async ({ page }) => {
  await openRunning(page, '/')
  const illustration = illustrationOf(page)
  for (const stage of STAGES) {
    await illustration.stage(stage).check()
    expect.soft(await structureFaults(page, '#masking'), stage).toEqual([])
  }
  // Only the last stage has words in its picture.
  await expectEnoughContrast(page, '#masking')
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
  expect(await structureFaults(page, '#waitlist')).toEqual([])
  await expectEnoughContrast(page, '#waitlist')
})
