import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { findFaintWords } from './support/faint-words.ts'
import { openEveryAnswer, readToTheEnd } from './support/observe.ts'
import { FORM_URL, FRAMED_FORM_URL } from './support/pages.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const COLOR_RULES = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block']

type Look = Parameters<Page['emulateMedia']>[0]

const DAY = { colorScheme: 'light', contrast: null, forcedColors: null } as const
const NIGHT = { ...DAY, colorScheme: 'dark' } as const
const FORCED = { ...DAY, forcedColors: 'active' } as const
const LOOKS: Look[] = [
  DAY,
  NIGHT,
  { ...DAY, contrast: 'more' },
  { ...NIGHT, contrast: 'more' },
  FORCED,
]

interface Scan {
  part?: string
  /** Structure is scanned in the first, colors in each. */
  looks?: Look[]
}

async function expectNoFault(page: Page, { part = 'body', looks = [DAY, NIGHT, FORCED] }: Scan) {
  for (const [index, look] of looks.entries()) {
    await page.emulateMedia(look)
    // Without the form in its frame, which is the provider's.
    const axe = new AxeBuilder({ page }).include(part).setLegacyMode()
    if (index > 0) axe.withRules(COLOR_RULES)
    else axe.withTags([...TAGS, 'best-practice', 'experimental'])
    const { violations, incomplete } = await axe.analyze()
    const name = `${part} ${JSON.stringify(look)}`
    const faults = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
    )
    expect.soft(faults, name).toEqual([])

    const unsure = incomplete.flatMap(({ id, nodes }) => (id === 'color-contrast' ? nodes : []))
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
  { path: '/', looks: LOOKS },
  { path: '/', looks: [DAY, NIGHT], width: 320 },
  { path: '/privacy-policy', looks: LOOKS },
  { path: '/terms-of-service', looks: [DAY] },
  { path: '/medical-disclaimer', looks: [DAY] },
  { path: '/no-such-page', looks: [NIGHT, FORCED], width: 320 },
  { path: '/500', looks: [DAY] },
]) {
  test(`${path} has no accessibility fault, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await readToTheEnd(page, path)
    await openEveryAnswer(page)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expectNoFault(page, { looks })
  })
}

test('the open menu has no fault', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'FAQ' })).toBeVisible()
  await expectNoFault(page, { part: 'body > header' })
})

test('no stage has a fault, nor has the sound while it plays and once it was stopped', async ({
  page,
}) => {
  await page.goto('/')
  const masking = page.getByRole('region', { name: 'Why Personalized Masking Works' })
  const hear = masking.getByRole('button', { name: 'Hear the four stages' })
  await masking.scrollIntoViewIfNeeded()
  await hear.scrollIntoViewIfNeeded()
  for (const stage of ['Tinnitus Masked', 'Residual Inhibition', 'Habituation']) {
    await masking.getByRole('radio', { name: stage }).check()
    await expectNoFault(page, { part: '#masking', looks: [DAY, NIGHT] })
  }
  for (const look of [DAY, NIGHT]) {
    // The sound stops where its picture is out of view.
    await masking.locator('figure').scrollIntoViewIfNeeded()
    const stop = masking.getByRole('button', { name: 'Stop the sound' })
    // A press within a second of a stop counts as a second press on Stop.
    await expect(async () => {
      if (await hear.isVisible()) await hear.click()
      await expect(stop).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expectNoFault(page, { part: '#masking .hear', looks: [look] })
    await page.keyboard.press('Escape')
    await expect(hear).toBeVisible()
    await expectNoFault(page, { part: '#masking .hear', looks: [look] })
  }
})

test('the form’s place has no fault before the form comes, nor when it never does', async ({
  page,
}) => {
  await page.route(
    ({ href }) => href.startsWith(FORM_URL),
    () => undefined,
  )
  await page.clock.install()
  await page.goto('/#waitlist')
  await expect(page.locator('#waitlist iframe')).toBeAttached()
  await expect(page.getByText('Loading the form…')).toBeVisible()
  // axe takes words behind a frame for covered, even while the frame draws nothing.
  await page.locator('#waitlist iframe').evaluate((frame) => frame.remove())
  await expectNoFault(page, { part: '#waitlist' })
  await page.reload()
  await expect(page.locator('#waitlist iframe')).toBeAttached()
  await page.clock.runFor(8000)
  await expect(page.locator('#waitlist').getByRole('status')).toContainText('slow or blocked')
  await expectNoFault(page, { part: '#waitlist' })
})

test('the thank-you for a sign-up has no fault', async ({ page }) => {
  const body = `<!doctype html><html lang="en"><title>Form</title>
    <script>parent.postMessage({ type: 'form_submit', embedId: 'waitlist' }, '*')</script>`
  await page.route(FRAMED_FORM_URL, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/#waitlist')
  const status = page.locator('#waitlist').getByRole('status')
  await expect(status).toContainText('your details were sent')
  await expectNoFault(page, { part: '#waitlist' })
})

test('links say where they lead, and which of them open a new tab', async ({ page }) => {
  for (const path of ['/', '/privacy-policy', '/no-such-page']) {
    await page.goto(path)
    const links = page.locator('a[href]')
    const names = await links.allTextContents()
    const isEmpty = (name: string) =>
      /^\W*(here|click here|(read |learn )?more|this)?\W*$/i.test(name)
    expect(names.filter(isEmpty)).toEqual([])
    const newTabs = page.locator('a[target]')
    expect(await newTabs.count()).toBeGreaterThan(0)
    for (const link of await newTabs.all()) {
      await expect(link).toHaveAttribute('rel', /noopener/)
      await expect(link).toHaveAccessibleName(/\(opens in new tab\)$/)
    }
  }
})
