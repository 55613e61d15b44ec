import type { Page } from '@playwright/test'
import { masking } from '../src/content/masking.ts'
import { clippedText } from './support/clipped-text.ts'
import { DESKTOP, LAPTOP, PHONE, TABLET } from './support/devices.ts'
import { expectStage, openIllustration, STAGES } from './support/masking-illustration.ts'
import { boxOf } from './support/observe.ts'
import { pixelsOf } from './support/pixels.ts'
import { holdRequests, setVisibility } from './support/simulate.ts'
import { startSound } from './support/sound.ts'
import { expect, test } from './support/test.ts'

/** Whether another stage is shown after 21 seconds: after 12 or 24, it would be the same one again. */
async function moves(page: Page) {
  const chosen = page.locator('[id^=stage-]:checked')
  const before = await chosen.getAttribute('id')
  await page.clock.runFor(21_000)
  return (await chosen.getAttribute('id')) !== before
}

test('header and illustration fit in one window', async ({ page, illustration }) => {
  for (const { width, height } of [DESKTOP, LAPTOP, TABLET, PHONE]) {
    await page.setViewportSize({ width, height })
    const header = await boxOf(page.getByRole('banner'))
    const whole = await boxOf(illustration.whole)
    expect(whole.height + header.height, `${width} px wide`).toBeLessThanOrEqual(height)
  }
})

test('each stage has its number, its name and a caption, also for screen readers', async ({
  page,
  illustration: { section, stage },
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(PHONE)
  for (const [index, name] of STAGES.entries()) {
    const number = String(index + 1)
    await expect(stage(name)).toHaveAccessibleName(`${number} ${name}`)
    const button = section.locator('label', { hasText: name })
    await expect(button.getByText(number, { exact: true })).toBeVisible()
    await stage(name).check()
    const shown = section.locator('figure [data-stage]').filter({ hasText: name })
    const [, caption = ''] = await shown.locator('p').allTextContents()
    expect(caption).not.toBe('')
    await expect(stage(name)).toHaveAccessibleDescription(caption)
  }
  // A style sheet numbers the list. Scripts cannot read such a number, but screen readers can.
  const devTools = await page.context().newCDPSession(page)
  const expression = 'document.querySelector(".stage-list")'
  const { objectId } = (await devTools.send('Runtime.evaluate', { expression })).result
  const query = { objectId, role: 'StaticText' }
  const { nodes } = await devTools.send('Accessibility.queryAXTree', query)
  const texts = nodes.map(({ name }) => name?.value.trim()).filter(Boolean)
  expect(STAGES.map((name) => texts[texts.indexOf(name) - 1])).toEqual(['1', '2', '3', '4'])
})

test.describe(() => {
  // The lines of the small charts are thinner than a pixel.
  test.use({ deviceScaleFactor: 4, viewport: PHONE })

  test('each chart, large or small, shows what its stage is about', async ({
    page,
    illustration: { chart, section, stage, whole },
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const tokens = ['--amber', '--accent', '--text-quiet', '--hill-3', '--pale', '--ink', '--skin']
    const colors = await whole.evaluate((part, names) => {
      const colorOf = (name: string) => {
        part.style.color = `var(${name})`
        return getComputedStyle(part).color.match(/\d+/g)?.map(Number) ?? []
      }
      const all = names.map(colorOf)
      part.style.removeProperty('color')
      return all
    }, tokens)
    const list = section.locator('.stage-list').getByRole('listitem')
    for (const size of ['large', 'small']) {
      const look = async (name: string) => {
        await stage(name).check()
        const picture = size === 'large' ? chart : list.filter({ hasText: name })
        const pixels = await pixelsOf(await picture.locator('svg.scene').screenshot())
        const heights = heightsIn(pixels, colors)
        const [peak = 0, hill = 0, outline = 0, dailySound = 0] = heights.map(([top]) => top ?? 0)
        const [, , , , pale, ink, skin] = colors
        const scenery = [
          hasColor(pixels, pale, [0.86, 0.93], [0.1, 0.3]) && 'moon',
          hasColor(pixels, ink, [0.78, 0.85], [0.75, 0.87]) && 'house',
          hasColor(pixels, skin, [0.05, 0.27], [0, 1]) && 'people',
        ].filter(Boolean)
        const { kettle } = masking.dailySounds
        const opacity = name === 'Habituation' ? '1' : '0'
        await expect(section.getByText(kettle)).toHaveCSS('opacity', opacity)
        return { peak, hill, outline, dailySound, peakFrom: heights[0]?.at(-1), scenery }
      }
      const alone = await look('Initial State')
      expect(alone.peak, size).toBeGreaterThan(0.6)
      expect(alone.hill, size).toBe(0)
      const masked = await look('Tinnitus Masked')
      expect(Math.abs(masked.peak - alone.peak), size).toBeLessThan(0.1)
      // The hill covers the peak, all but its tip.
      expect(masked.hill / masked.peak, size).toBeGreaterThan(0.6)
      expect(masked.hill / masked.peak, size).toBeLessThan(0.8)
      expect(masked.peakFrom, size).toBeGreaterThan(masked.hill)
      const quieter = await look('Residual Inhibition')
      expect(quieter.hill, size).toBe(0)
      expect(Math.abs(quieter.outline - alone.peak), size).toBeLessThan(0.1)
      expect(quieter.peak / alone.peak, size).toBeGreaterThan(0.2)
      expect(quieter.peak / alone.peak, size).toBeLessThan(0.4)
      const everyday = await look('Habituation')
      expect(everyday.peak, size).toBe(0)
      expect(everyday.dailySound, size).toBeGreaterThan(0.1)
      for (const other of [alone, masked, quieter]) expect(other.dailySound, size).toBe(0)
      const sceneries = [alone, masked, quieter, everyday].map(({ scenery }) => scenery.join(' '))
      expect(sceneries, size).toEqual(['moon house', 'moon', 'moon house', 'people'])
    }
  })
})

type Pixels = Awaited<ReturnType<typeof pixelsOf>>

/** To within 4 of 255, since the words beside the moon have nearly its color. */
const isColor = ({ data, info }: Pixels, color: number[], x: number, y: number) =>
  color.every((part, i) => Math.abs(data.readUInt8(3 * (y * info.width + x) + i) - part) < 4)

/** The whole numbers of a range that is given in shares of a size. */
const range = (size: number, [from, to]: [number, number]) =>
  [...Array(size).keys()].slice(from * size, to * size)

/** Whether a part of a picture, in shares of its width and height, has a color. */
const hasColor = (
  pixels: Pixels,
  color: number[] = [],
  width: [number, number],
  height: [number, number],
) =>
  range(pixels.info.height, height).some((y) =>
    range(pixels.info.width, width).some((x) => isColor(pixels, color, x, y)),
  )

/**
 * Around the middle pitch of a chart: where each color is, from its top down, as heights above the base
 * line in shares of the picture's height.
 */
function heightsIn(pixels: Pixels, colors: number[][]) {
  const { info } = pixels
  // Of the drawing's 448 units, the base line is at 408; the middle pitch is at 0.58 of its width.
  const base = Math.floor(0.91 * info.height)
  const rows = [...Array(base).keys()]
  const columns = range(info.width, [0.54, 0.62])
  return colors.map((color) => {
    const colored = rows.filter((y) => columns.some((x) => isColor(pixels, color, x, y)))
    return colored.map((y) => (base - y) / info.height)
  })
}

test('Pause has its word from 360 px, Play only in wider windows, and neither moves', async ({
  page,
  illustration: { pause, play },
}) => {
  for (const [width, hasPause, hasPlay] of [
    [1280, true, true],
    [390, true, false],
    [360, true, false],
    [320, false, false],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await expect(pause.getByText(masking.pauseLabel)).toBeVisible({ visible: hasPause })
    const { width: before } = await boxOf(pause)
    await pause.click()
    await expect(play.getByText(masking.playLabel)).toBeVisible({ visible: hasPlay })
    expect((await boxOf(play)).width, 'nothing moves').toBe(before)
    await play.click()
  }
})

test('with reduced motion, the stages wait for Play, and nothing fades', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { play, stage } = await openIllustration(page)
  await expect(play).toBeVisible()
  await stage('Habituation').check()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

for (const width of [320, 390, 768, 960, 1000, 1280, 1920])
  test(`longer words fit, a click moves nothing, ${width} px`, async ({ page, illustration }) => {
    const { whole } = illustration
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // High enough for Stop to stay in view.
    await page.setViewportSize({ width, height: 2400 })
    // Each word becomes a third longer, as in a translation.
    await whole.locator('*').evaluateAll((parts) => {
      const nodes = parts.flatMap(({ childNodes }) => [...childNodes])
      for (const text of nodes.filter((node) => node instanceof Text)) {
        // As Google Translate does it, which React does not expect.
        const font = document.createElement('font' as string)
        font.textContent = text.data.replace(/(\p{L})\p{L}{2}/gu, '$&$1')
        text.replaceWith(font)
      }
    })
    const choices = whole.getByRole('radio')
    const parts = whole.or(whole.getByRole('button')).or(choices).filter({ visible: true })
    const edges = () =>
      parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON()))
    await whole.evaluate((part) => part.scrollIntoView({ block: 'center' }))
    const before = await edges()
    const expectNoFault = async () => {
      expect(await clippedText(page, '.masking-illustration')).toEqual([])
      expect(await edges()).toEqual(before)
    }
    for (const choice of await choices.all()) {
      await choice.check()
      await expectNoFault()
    }
    for (const program of ['stages', 'hiss'] as const) {
      await startSound(page, program)
      await expectNoFault()
      await page.keyboard.press('Escape')
      await expectNoFault()
    }
  })

test('the stages change every 3 seconds until Pause', async ({ page, illustration }) => {
  // Without fades, which take real time.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { pause, play, stage, status } = illustration
  // If it were empty, Firefox would not announce the first words in it.
  expect(await status.locator('p').textContent()).toBe('\u00a0')
  await stage('Initial State').click()
  await play.press('Enter')
  await expect(status).toHaveText(masking.animationPlays)
  for (const name of [...STAGES, STAGES[0]]) {
    await expectStage(page, name)
    await page.clock.runFor(2999)
    await expectStage(page, name)
    await page.clock.runFor(1)
  }
  await pause.press('Enter')
  await expect(play).toBeFocused()
  await expect(status).toHaveText(masking.animationPaused)
  expect(await moves(page)).toBe(false)
})

test('focus, scrolling, hidden tabs, reduced motion hold the animation, pointers do not', async ({
  page,
}) => {
  const releaseScript = await holdRequests(page, '**/masking-illustration*.js')
  const { chart, pause, play, stage } = await openIllustration(page)
  const radio = stage('Initial State')
  // Its focus counts even before the script has run.
  await radio.focus()
  releaseScript()
  await expect(pause).toBeEnabled()
  expect(await moves(page)).toBe(false)
  await radio.blur()
  // The pointer stays there, as it seems to on touch screens after a tap.
  await chart.click()
  const scroll = (by: number) => page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), by)
  const holds: Record<string, [begin: () => Promise<unknown>, end: () => Promise<unknown>]> = {
    'the focus': [() => radio.focus(), () => radio.blur()],
    'out of view': [
      () => scroll(-700).then(() => expect(chart).not.toBeInViewport({ ratio: 0.4 })),
      () => scroll(700).then(() => expect(chart).toBeInViewport({ ratio: 0.4 })),
    ],
    'a hidden tab': [() => setVisibility(page, 'hidden'), () => setVisibility(page, 'visible')],
    'reduced motion': [
      () => page.emulateMedia({ reducedMotion: 'reduce' }).then(() => expect(play).toBeVisible()),
      () => play.click(),
    ],
  }
  for (const [what, [begin, end]] of Object.entries(holds)) {
    expect(await moves(page), `before ${what}`).toBe(true)
    await begin()
    expect(await moves(page), what).toBe(false)
    await end()
  }
  expect(await moves(page)).toBe(true)
})

test('what is chosen and focused before its script has run stays so', async ({ page }) => {
  const releaseScript = await holdRequests(page, '**/masking-illustration*.js')
  const { hear, pause, pitch, stage } = await openIllustration(page)
  for (const button of [hear.stages, pause]) {
    await expect(button).toBeDisabled()
    await button.focus()
    await expect(button).toBeFocused()
  }
  await pitch('Higher').check()
  await stage('Habituation').check()
  releaseScript()
  await expect(hear.stages).toBeEnabled()
  await expectStage(page, 'Habituation')
  await expect(stage('Habituation')).toBeFocused()
  await expect(pitch('Higher')).toBeChecked()
})
