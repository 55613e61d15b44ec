import { expect, type Page, test } from '@playwright/test'
import {
  beforeStop,
  demonstrationOf,
  expectSound,
  heardSoFar,
  openDemonstration,
  play,
} from './support/hear-demonstration.ts'
import { lastSoundAfterStop, loudest } from './support/hear-sound.ts'
import { expectStage, illustrationOf, STAGES } from './support/masking-loop.ts'
import { recordConsoleErrors, recordRequests } from './support/observe.ts'

/** One pass, and what a slow machine takes besides. */
const PASS_MS = 12_000
const SLACK_MS = 8000

/** Longer than a press after a stop counts for a second press on Stop. */
const REST_MS = 800

/** How long what sounds may go on after a stop, in seconds. */
const SILENT_AFTER = 0.2

/** The files that the sound needs, of those that were asked for. */
const soundFiles = (requests: string[]) =>
  requests.map((one) => one.match(/(player|hear-panels)\.[\w-]+\.js$/)?.[1]).filter(Boolean)

/** The last play is silent in time, its context is given back, and it stays so. */
async function expectSilenceInTime(page: Page) {
  const { hear, stop } = demonstrationOf(page)
  await expect.poll(async () => (await heardSoFar(page)).at(-1)?.state).toBe('closed')
  const heard = await heardSoFar(page)
  for (const one of heard) expect(lastSoundAfterStop(one)).toBeLessThanOrEqual(SILENT_AFTER)
  await page.waitForTimeout(500)
  expect(await heardSoFar(page)).toEqual(heard)
  await expect(stop).toHaveCount(0)
  await expect(hear).toBeAttached()
}

test('the words of caution come first, and nothing is fetched or made for the sound', async ({
  page,
}) => {
  const requests = recordRequests(page)
  await openDemonstration(page)
  const { notice, hear, status, nothing } = demonstrationOf(page)
  const [above, below] = await Promise.all([notice.boundingBox(), hear.boundingBox()])
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  await expect(notice).toBeInViewport()
  await expect(status).toHaveText('')
  await expect(nothing).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.waitForLoadState('networkidle')
  expect(soundFiles(requests)).toEqual([])
  expect(await heardSoFar(page)).toEqual([])
  await hear.click()
  await expectSound(page)
  expect(soundFiles(requests).sort()).toEqual(['hear-panels', 'player'])
})

test('one pass of the four stages, with the pictures, and then silence', async ({ page }) => {
  await openDemonstration(page)
  const { hear, status } = demonstrationOf(page)
  const { section, play: playPictures } = illustrationOf(page)
  const seen = await section.evaluateHandle((part) => {
    const stages: { name: string; at: number }[] = []
    const look = () => {
      const name = part.querySelector('[aria-current]')?.textContent ?? ''
      const at = window.heard[0]?.context.currentTime
      if (at !== undefined && stages.at(-1)?.name !== name) stages.push({ name, at })
    }
    new MutationObserver(look).observe(part, { subtree: true, attributes: true })
    return stages
  })
  await play(page)
  await expectStage(page, 'Initial State')
  await expect(status).toContainText('12 seconds')
  await expect(status).toContainText('Nothing plays now', { timeout: PASS_MS + SLACK_MS })
  const [first] = await heardSoFar(page)
  const sounding = first?.blocks.filter(({ peak }) => peak > 0) ?? []
  const began = sounding[0]?.at ?? 0
  const lasted = (sounding.at(-1)?.at ?? 0) - began
  console.log(
    `It was heard for ${lasted.toFixed(2)} s, at most ${loudest(sounding).toFixed(2)} dBFS`,
  )
  expect(lasted).toBeGreaterThan(11.8)
  expect(lasted).toBeLessThan(12.1)
  expect(loudest(sounding)).toBeLessThan(-33)
  const stages = (await seen.jsonValue()).filter(({ name }) => name !== 'Initial State')
  expect(stages.map(({ name }) => name)).toEqual(STAGES.slice(1))
  // The picture looks at the sound's clock ten times a second; a busy page draws it later.
  for (const [turn, { at }] of stages.entries()) {
    expect(at - began).toBeGreaterThan(3 * (turn + 1) - 0.1)
    expect(at - began).toBeLessThan(3 * (turn + 1) + 0.6)
  }
  await expect(playPictures).toBeVisible()
  await expectStage(page, 'Habituation')
  await page.waitForTimeout(3500)
  await expectStage(page, 'Habituation')
  expect((await heardSoFar(page)).map(({ state }) => state)).toEqual(['closed'])
  await expect(hear).toBeVisible()
})

test('a second play begins at the lowest step again', async ({ page }) => {
  await openDemonstration(page)
  await play(page)
  const { loudness, stop, hear } = demonstrationOf(page)
  await loudness.click()
  await loudness.click()
  await expect(loudness).toHaveText('Loudness 3 of 3')
  await expect
    .poll(async () => (await heardSoFar(page)).at(-1)?.blocks.at(-1)?.peak)
    .toBeGreaterThan(0.0095)
  await stop.click()
  await expect(loudness).toHaveCount(0)
  await page.waitForTimeout(REST_MS)
  await hear.click()
  await expect(loudness).toHaveText('Loudness 1 of 3')
  await expectSound(page)
  await page.waitForTimeout(800)
  const second = (await heardSoFar(page)).at(-1)
  const began = second?.blocks.find(({ peak }) => peak > 0)?.at ?? 0
  // The tone alone; the hiss begins three seconds after it.
  const tone = second?.blocks.filter(({ at }) => at < began + 2.9) ?? []
  expect(loudest(tone)).toBeLessThan(-45.9)
})

/** Everything that must end the sound. */
const ENDS: Record<string, (page: Page) => Promise<unknown>> = {
  'the Stop button': (page) => demonstrationOf(page).stop.click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a hidden tab': (page) =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }),
  'scrolling the picture away': (page) =>
    page.evaluate(() => document.querySelector('footer')?.scrollIntoView({ behavior: 'instant' })),
  Pause: (page) => illustrationOf(page).pause.evaluate((button: HTMLElement) => button.click()),
  'choosing a stage': (page) =>
    illustrationOf(page)
      .choices.first()
      .evaluate((button: HTMLElement) => button.click()),
  'leaving the page': (page) => page.evaluate(() => dispatchEvent(new Event('pagehide'))),
}

for (const [what, end] of Object.entries(ENDS)) {
  test(`${what} silences it within 0.2 s`, async ({ page }) => {
    await openDemonstration(page)
    await play(page)
    await beforeStop(page)
    await end(page)
    await expectSilenceInTime(page)
  })

  test(`${what} keeps a sound from beginning late`, async ({ page }) => {
    let letGo = () => undefined as unknown
    const held = new Promise((resolve) => {
      letGo = () => resolve(undefined)
    })
    await page.route(/player\.[\w-]+\.js$/, async (route) => {
      await held
      await route.continue()
    })
    await openDemonstration(page)
    const { hear, stop } = demonstrationOf(page)
    await hear.click()
    await expect(stop).toBeVisible()
    await end(page)
    await expect(stop).toHaveCount(0)
    letGo()
    await page.waitForTimeout(1500)
    expect(await heardSoFar(page)).toEqual([])
  })
}

test('files that do not arrive: that is said, nothing plays, and the pictures go on', async ({
  page,
}) => {
  const errors = recordConsoleErrors(page)
  await page.route(/player\.[\w-]+\.js$/, (route) => route.abort())
  await openDemonstration(page)
  const { hear, status } = demonstrationOf(page)
  await hear.click()
  await expect(status).toContainText('could not start')
  await expect(hear).toBeVisible()
  expect(await heardSoFar(page)).toEqual([])
  expect(errors.join('\n')).toContain('The sound could not start')
  await expect(illustrationOf(page).pause).toBeVisible()
})

test('a browser without such a sound says so', async ({ page }) => {
  await openDemonstration(page)
  await page.evaluate(() => Reflect.deleteProperty(window, 'AudioContext'))
  const { hear, status } = demonstrationOf(page)
  await hear.click()
  await expect(status).toContainText('could not start')
})

test('the keyboard plays, sets the loudness and stops, and keeps its place', async ({ page }) => {
  await openDemonstration(page)
  const { hear, stop, loudness } = demonstrationOf(page)
  await illustrationOf(page).choices.last().focus()
  await page.keyboard.press('Tab')
  await expect(hear).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(stop).toBeFocused()
  await expectSound(page)
  await page.keyboard.press('Tab')
  await expect(loudness).toBeFocused()
  await page.keyboard.press('Space')
  await expect(loudness).toHaveText('Loudness 2 of 3')
  await expect(loudness).toBeFocused()
  await beforeStop(page)
  await page.keyboard.press('Escape')
  await expectSilenceInTime(page)
  await expect(hear).toBeFocused()
})

test('Escape closes an open menu and stops the sound as well', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openDemonstration(page)
  await play(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  const item = page.getByRole('banner').getByRole('link', { name: 'FAQ' })
  await expect(item).toBeVisible()
  await beforeStop(page)
  await page.keyboard.press('Escape')
  await expect(item).toBeHidden()
  await expectSilenceInTime(page)
})

test('it is told that it plays and that it has ended, and nothing else', async ({ page }) => {
  await openDemonstration(page)
  const told = await page.evaluateHandle(() => {
    const words: string[] = []
    new MutationObserver(() => {
      const text = document.querySelector('#masking [role=status]')?.textContent ?? ''
      if (text && words.at(-1) !== text) words.push(text)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    return words
  })
  await play(page)
  const { status, section } = demonstrationOf(page)
  await expect(section.locator('[aria-live], [role=alert], [role=log], output')).toHaveCount(0)
  await expect(status).toContainText('Nothing plays now', { timeout: PASS_MS + SLACK_MS })
  expect(await told.jsonValue()).toHaveLength(2)
})

test.describe('when the system asks for less motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('the same button plays, and the pictures follow without a glide', async ({ page }) => {
    await openDemonstration(page)
    await expect(illustrationOf(page).play).toBeVisible()
    await play(page)
    await expect(illustrationOf(page).choices.nth(1)).toHaveAttribute('aria-current', 'step')
    await expectStage(page, 'Tinnitus Masked')
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
})

// Seen to catch a focus that brought the page back.
test('who scrolls on with the loudness under the finger is not brought back', async ({ page }) => {
  await openDemonstration(page)
  await play(page)
  const { loudness, hear } = demonstrationOf(page)
  await loudness.click()
  await beforeStop(page)
  await ENDS['scrolling the picture away']?.(page)
  await expectSilenceInTime(page)
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  await expect(hear).not.toBeInViewport()
})
