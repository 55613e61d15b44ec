import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { findFaintWords } from './support/faint-words.ts'
import { openEveryAnswer, openRunning } from './support/observe.ts'
import { FORM_URL, FRAMED_FORM_URL } from './support/pages.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** 7:1, which includes the 4.5:1 of `color-contrast`. */
const CONTRAST = 'color-contrast-enhanced'

type Look = Parameters<Page['emulateMedia']>[0]

const DAY = { colorScheme: 'light', contrast: null, forcedColors: null } as const
const NIGHT = { ...DAY, colorScheme: 'dark' } as const
const FORCED = { ...DAY, forcedColors: 'active' } as const
const MORE_CONTRAST = [DAY, NIGHT].map((look) => ({ ...look, contrast: 'more' as const }))

/** Without the form in its frame, which is the provider's. */
const axeOf = (page: Page, part: string) => new AxeBuilder({ page }).include(part).setLegacyMode()

async function expectSoundStructure(page: Page, part = 'body') {
  const axe = axeOf(page, part).withTags([...TAGS, 'best-practice', 'experimental'])
  const { violations } = await axe.disableRules([CONTRAST, 'color-contrast']).analyze()
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  )
  expect.soft(faults, part).toEqual([])
}

async function expectContrast(page: Page, looks: Look[], part = 'body') {
  for (const look of looks) {
    await page.emulateMedia(look)
    const axe = axeOf(page, part).withRules([CONTRAST, 'link-in-text-block'])
    const { violations, incomplete } = await axe.analyze()
    const name = `${part} ${JSON.stringify(look)}`
    const faults = violations.flatMap(({ nodes }) => nodes.map((one) => one.failureSummary))
    expect.soft(faults, name).toEqual([])

    const unsure = incomplete.flatMap(({ id, nodes }) => (id === CONTRAST ? nodes : []))
    const covered = unsure.filter(({ any }) => any[0]?.data?.messageKey === 'elmPartiallyObscured')
    expect.soft(covered, `Something covers words of ${name}`).toEqual([])
    if (look === FORCED || unsure.length === 0) continue
    const onPictures = unsure.map(({ target }) => String(target))
    expect.soft(await findFaintWords(page, onPictures), name).toEqual([])
  }
}

test.use({ reducedMotion: 'reduce' })

test.beforeEach(async ({ page }) => {
  // Chromium answers with the author's color here although it draws the forced one.
  await page.addInitScript(() => {
    const { getPropertyValue } = CSSStyleDeclaration.prototype
    CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
      return name === '-webkit-text-fill-color' ? '' : getPropertyValue.call(this, name)
    }
  })
})

for (const { path, looks, width = 1280 } of [
  { path: '/', looks: [DAY, NIGHT, ...MORE_CONTRAST, FORCED] },
  { path: '/', looks: [], width: 320 },
  { path: '/privacy-policy', looks: [DAY, NIGHT, ...MORE_CONTRAST, FORCED] },
  { path: '/terms-of-service', looks: [] },
  { path: '/medical-disclaimer', looks: [] },
  { path: '/no-such-page', looks: [DAY, NIGHT, FORCED], width: 320 },
  { path: '/500', looks: [] },
]) {
  test(`${path} has no accessibility fault, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await openRunning(page, path)
    await openEveryAnswer(page)
    await expectSoundStructure(page)
    await expectContrast(page, looks)
  })
}

test('the open menu has no fault', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'FAQ' })).toBeVisible()
  await expectSoundStructure(page, 'body > header')
  await expectContrast(page, [DAY, NIGHT, FORCED], 'body > header')
})

test('the last stage has no fault, nor has the sound while it plays and once it was stopped', async ({
  page,
}) => {
  await openRunning(page, '/')
  // The stage with words in its picture.
  await page.getByRole('radio', { name: 'Habituation' }).check()
  await expectContrast(page, [DAY, NIGHT], '.masking-illustration')
  const hear = page.getByRole('button', { name: 'Hear the four stages' })
  const stop = page.getByRole('button', { name: 'Stop the sound' })
  for (const look of [DAY, NIGHT]) {
    // The sound stops where its picture is out of view.
    await page.locator('.masking-picture').scrollIntoViewIfNeeded()
    // A press within a second of a stop counts as a second press on Stop.
    await expect(async () => {
      if (await hear.isVisible()) await hear.click()
      await expect(stop).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expectContrast(page, [look], '.hear')
    await page.keyboard.press('Escape')
    await expect(hear).toBeVisible()
  }
  await expectContrast(page, [NIGHT, DAY], '.hear')
  await expectSoundStructure(page, '.masking')
})

test('the form’s place has no fault before the form comes, when it never does, nor after a sign-up', async ({
  page,
}) => {
  const hang = () => undefined
  await page.route(({ href }) => href.startsWith(FORM_URL), hang)
  await page.clock.install()
  await page.goto('/#waitlist')
  await expect(page.locator('iframe')).toBeAttached()
  await expect(page.getByText('Loading the form…')).toBeVisible()
  await page.clock.runFor(8000)
  const status = page.locator('.waitlist').getByRole('status')
  await expect(status).toContainText('slow or blocked')
  // axe takes words behind a frame for covered, even while the frame draws nothing.
  await page.locator('iframe').evaluate((frame) => frame.remove())
  await expectSoundStructure(page, '.waitlist')
  await expectContrast(page, [DAY, NIGHT], '.waitlist')

  const body = `<!doctype html><html lang="en"><title>Form</title>
    <script>parent.postMessage({ type: 'form_submit', embedId: 'waitlist' }, '*')</script>`
  await page.route(FRAMED_FORM_URL, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.reload()
  await expect(status).toContainText('your details were sent')
  await expectSoundStructure(page, '.waitlist')
  await expectContrast(page, [DAY, NIGHT], '.waitlist-status')
})

test('links say where they lead, and which of them open a new tab', async ({ page }) => {
  for (const path of ['/', '/privacy-policy', '/no-such-page']) {
    await page.goto(path)
    const names = await page.locator('a[href]').allTextContents()
    const isEmpty = (name: string) =>
      /^\W*(here|click here|(read |learn )?more|this)?\W*$/i.test(name)
    expect(names.filter(isEmpty)).toEqual([])
    const newTabs = page.locator('a[target]')
    expect(await newTabs.count()).toBeGreaterThan(0)
    for (const link of await newTabs.all()) {
      await expect(link).toHaveAccessibleName(/\(opens in new tab\)$/)
    }
  }
})
