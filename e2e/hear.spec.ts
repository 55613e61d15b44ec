import { expect, type Page, test } from '@playwright/test'
import {
  demonstrationOf,
  openDemonstration,
  play,
  pressHear,
} from './support/hear-demonstration.ts'
import {
  expectStage,
  illustrationOf,
  STAGES,
  settled,
  setVisibility,
} from './support/masking-loop.ts'
import { recordConsoleErrors, recordRequests } from './support/observe.ts'
import {
  fadeTime,
  listenToEnd,
  loudestOutsideBand,
  peakOf,
  playTo,
  recordSound,
} from './support/recorded-sound.ts'

// The sound is recorded as fast as it can be made, and heard in real time in
// engines/hear.journey.ts, which also holds how loud each part of it is.

/** Longer than a press after a stop counts for a second press on Stop. */
const REST_MS = 1000

/** What the captions of the last two stages add (rule 9 of the demonstration). */
const LIMITS: Record<number, string> = {
  2: 'For illustration. Many people notice seconds, some nothing.',
  3: 'For illustration. In life it takes months, and not everyone gets there.',
}

/** Everything that must end the sound. */
const ENDS: Record<string, (page: Page) => Promise<unknown>> = {
  'the Stop button': (page) => demonstrationOf(page).stop.click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a hidden tab': async (page) => {
    await setVisibility(page, 'hidden')
    await setVisibility(page, 'visible')
  },
  'scrolling the picture away': (page) =>
    page.evaluate(() => document.querySelector('footer')?.scrollIntoView({ behavior: 'instant' })),
  Pause: (page) => {
    const { pause, play: playPictures } = illustrationOf(page)
    return pause.or(playPictures).evaluate((button: HTMLElement) => button.click())
  },
  'choosing a stage': (page) =>
    illustrationOf(page)
      .choices.first()
      .evaluate((button: HTMLElement) => button.click()),
  'leaving the page': (page) => page.evaluate(() => dispatchEvent(new Event('pagehide'))),
}

/** The sound goes on to a time of its own, and the page follows. */
async function goOnTo(page: Page, seconds: number) {
  await page.evaluate(playTo, seconds)
  await page.clock.runFor(100)
}

/** Runs in the page. Replaces every text node of the illustration as Google Translate does. */
function translate() {
  const illustration = document.querySelector('.masking-illustration') ?? document.body
  const walker = document.createTreeWalker(illustration, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const outer = document.createElement('font' as string)
    outer.append(document.createElement('font' as string))
    text.replaceWith(outer)
    outer.firstElementChild?.append(text.data)
  }
}

const isGivenBack = (page: Page) => page.evaluate(() => window.plays.at(-1)?.isClosed)

test('the words of caution come first, and nothing is fetched or made for the sound', async ({
  page,
}) => {
  const requests = recordRequests(page)
  await openDemonstration(page)
  const { notice, hear, status, nothing } = demonstrationOf(page)
  const [note, button] = await Promise.all([notice.boundingBox(), hear.boundingBox()])
  // Beside the button on a wide screen; hear-looks.spec.ts has the phones.
  expect((note?.x ?? 0) + (note?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0)
  await expect(notice).toBeInViewport()
  await expect(hear).toHaveAccessibleDescription(/^Turn your device down first/)
  await expect(status).toHaveText('')
  await expect(nothing).toHaveCount(0)
  /** Every script that the page has asked for. */
  const scripts = async () => {
    const addresses = requests.filter((address) => address.endsWith('.js'))
    const answers = await Promise.all(addresses.map((address) => page.request.get(address)))
    return (await Promise.all(answers.map((answer) => answer.text()))).join()
  }
  expect(await scripts()).not.toContain('OscillatorNode')
  expect(await page.evaluate(() => window.plays.length)).toBe(0)
  await play(page)
  expect(await scripts()).toContain('OscillatorNode')
})

test('pictures and words go along with one pass, and the next begins at the lowest step', async ({
  page,
}) => {
  await openDemonstration(page)
  const { hear, stop, status, section, loudness, caption, nothing } = demonstrationOf(page)
  const { choices, pause } = illustrationOf(page)
  await choices.last().click()
  const told = await status.evaluateHandle((line) => {
    const words: string[] = []
    new MutationObserver(() => words.push(line.textContent)).observe(line, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    return words
  })
  await play(page)
  await expect(status).toContainText('It plays for 12 seconds')
  await expect(nothing.first()).toBeVisible()
  await expect(section.locator('[aria-live], [role=alert], [role=log], output')).toHaveCount(0)
  const captions = [/^A soft tone plays/, /^A soft hiss rises/, /^A pause/, /^The tone stays/]
  for (const [index, stage] of STAGES.entries()) {
    await goOnTo(page, 0.2 + 3 * index + 0.05)
    await expectStage(page, stage)
    await expect(caption).toHaveText(captions[index] as RegExp)
    await expect(caption.getByText(LIMITS[index] ?? 'For illustration')).toHaveCount(
      index < 2 ? 0 : 1,
    )
    await goOnTo(page, 0.2 + 3 * index + 2.95)
    await expectStage(page, stage)
  }
  await loudness.click()
  await loudness.click()
  await expect(loudness).toHaveText('Loudness 3 of 3')
  await goOnTo(page, 12.25)
  await expect(status).toContainText('Nothing plays now')
  await expect(stop).toHaveCount(0)
  await expect(hear).toBeVisible()
  const words = (await told.jsonValue()).filter(Boolean)
  expect(new Set(words).size).toBe(2)
  await page.clock.runFor(20_000)
  await expectStage(page, 'Habituation')
  await expect(pause).toHaveCount(0)
  expect(await isGivenBack(page)).toBe(true)

  await play(page)
  await expect(loudness).toHaveText('Loudness 1 of 3')
  await expectStage(page, 'Initial State')
  expect(peakOf(await page.evaluate(listenToEnd), 1.5, 2.9)).toBeCloseTo(-46, 1)
  expect(await page.evaluate(() => window.plays.length)).toBe(2)
})

test('each way to end the sound silences it within 0.2 s, and one that has not begun for good', async ({
  page,
}) => {
  await openDemonstration(page)
  const { hear, stop, loudness } = demonstrationOf(page)
  for (const [what, end] of Object.entries(ENDS)) {
    await test.step(what, async () => {
      await page.clock.runFor(REST_MS)
      await play(page)
      await loudness.click()
      await goOnTo(page, 5)
      await end(page)
      await expect(stop).toHaveCount(0)
      // Given back before the fade is over, it would click.
      await page.clock.runFor(150)
      expect(await isGivenBack(page)).toBe(what === 'leaving the page')
      await page.clock.runFor(50)
      expect(await isGivenBack(page)).toBe(true)
      // All of them fade alike.
      if (what === 'the Stop button') {
        const moments = await page.evaluate(listenToEnd)
        expect(peakOf(moments, 4.7, 4.8)).toBeGreaterThan(-50)
        expect(peakOf(moments, 4.8 + 0.16)).toBe(-Infinity)
        expect(await page.evaluate(loudestOutsideBand)).toBeLessThan(-60)
      }
      if (what === 'scrolling the picture away') {
        // The focus goes back to the button, and the page stays where the visitor went.
        await expect(page.getByRole('contentinfo')).toBeInViewport()
        await expect(hear).not.toBeInViewport()
      }

      await page.clock.runFor(REST_MS)
      await page.evaluate(() => {
        const { promise, resolve } = Promise.withResolvers<void>()
        Object.assign(window, { soundMayStart: promise, letSoundStart: resolve })
      })
      await pressHear(page)
      await expect(stop).toBeVisible()
      await page.evaluate(settled)
      await end(page)
      await expect(stop).toHaveCount(0)
      await page.evaluate(() => window.letSoundStart())
      await page.evaluate(settled)
      await expect(hear).toBeAttached()
      expect(await isGivenBack(page)).toBe(true)
    })
  }
})

test('a press that was meant to stop it, and the second of a double click, start and stop nothing', async ({
  page,
}) => {
  await openDemonstration(page)
  const { hear, stop } = demonstrationOf(page)
  const expectPlays = async (count: number) => {
    await page.clock.runFor(100)
    expect(await page.evaluate(() => window.plays.length)).toBe(count)
  }
  await play(page)
  await stop.click()
  for (let press = 0; press < 5; press += 1) {
    await page.clock.runFor(300)
    await hear.click()
  }
  await expectPlays(1)
  await page.clock.runFor(REST_MS)
  await play(page)
  await stop.dispatchEvent('click', { detail: 2 })
  await expect(stop).toBeVisible()
  // Pressed as it ends by itself.
  await goOnTo(page, 12.25)
  await expect(stop).toHaveCount(0)
  await hear.click()
  await expectPlays(2)
})

test('a sound that cannot start says so, nothing plays, and the pictures go on', async ({
  page,
}) => {
  const errors = recordConsoleErrors(page)
  await openDemonstration(page)
  const requests = recordRequests(page)
  const { hear, stop, status } = demonstrationOf(page)
  await page.route('**/_astro/*.js', (route) => route.abort())
  await pressHear(page)
  await expect(status).toContainText('could not start')
  // Firefox and WebKit remember that a script did not arrive.
  await expect(status).toContainText('load this page again')
  expect(requests.length).toBeGreaterThan(0)
  expect(errors.join('\n')).toContain('The sound could not start')
  await expect(illustrationOf(page).pause).toBeVisible()
  expect(await isGivenBack(page)).toBe(true)

  await page.unrouteAll()
  await page.route('**/_astro/*.js', () => undefined)
  await page.clock.runFor(REST_MS)
  await pressHear(page)
  await expect(stop).toBeVisible()
  await page.clock.runFor(8000)
  await expect(stop).toHaveCount(0)
  await expect(status).toContainText('could not start')

  await page.unrouteAll()
  await page.reload()
  await hear.scrollIntoViewIfNeeded()
  await page.evaluate(() => Reflect.deleteProperty(window, 'AudioContext'))
  await pressHear(page)
  await expect(status).toContainText('could not start')
  await expect(hear).toBeVisible()
})

test('a browser that never lets the sound run is said to fail, and a call that takes it ends it', async ({
  page,
}) => {
  await openDemonstration(page)
  const { status, stop } = demonstrationOf(page)
  await play(page)
  await goOnTo(page, 5)
  await page.evaluate(() =>
    Object.defineProperty(window.plays.at(-1)?.context, 'state', { value: 'interrupted' }),
  )
  await page.clock.runFor(100)
  await expect(stop).toHaveCount(0)
  await page.clock.runFor(REST_MS)
  expect(await isGivenBack(page)).toBe(true)

  await page.evaluate(() => {
    window.soundMayStart = new Promise(() => undefined)
  })
  await pressHear(page)
  await page.clock.runFor(2000)
  await expect(status).toContainText('could not start')
  expect(await isGivenBack(page)).toBe(true)
})

test('a sound whose clock stands still ends, and the page says so', async ({ page }) => {
  await openDemonstration(page)
  const { status, stop } = demonstrationOf(page)
  await play(page)
  await page.clock.runFor(3000)
  await expect(status).toContainText('could not start')
  await expect(stop).toHaveCount(0)
  expect(await isGivenBack(page)).toBe(true)

  await play(page)
  await goOnTo(page, 5)
  await page.clock.runFor(3000)
  await expect(status).toContainText('Nothing plays now')
  expect(await isGivenBack(page)).toBe(true)
})

test('in a translated page the pictures and the sound still work', async ({ page }) => {
  const errors = recordConsoleErrors(page)
  await openDemonstration(page)
  const { section, hear, stop, loudness, status, caption } = demonstrationOf(page)
  const { pause, play: playPictures, stage } = illustrationOf(page)
  await page.evaluate(translate)
  await pause.click()
  await expect(playPictures).toHaveText('Play the pictures')
  await page.evaluate(translate)
  await playPictures.click()
  await expect(pause).toHaveText('Pause the pictures')
  await stage('Habituation').check()
  await expectStage(page, 'Habituation')
  await page.evaluate(translate)
  await play(page)
  await expect(stop).toBeVisible()
  await page.evaluate(translate)
  await loudness.click()
  await expect(loudness).toHaveText('Loudness 2 of 3')
  await goOnTo(page, 4)
  await expect(caption).toHaveText(/^A soft hiss/)
  await page.evaluate(translate)
  await stop.click()
  await expect(hear).toBeVisible()
  await expect(status).toHaveText(/Nothing plays now/)
  await expect(section.getByText('The moving picture could not start')).toHaveCount(0)
  expect(errors).toEqual([])
})

test('the keyboard plays, sets the loudness and stops, and keeps its place', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openDemonstration(page)
  const { hear, stop, loudness } = demonstrationOf(page)
  await illustrationOf(page).choices.last().focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(hear).toBeFocused()
  await page.keyboard.press('Enter')
  await page.clock.runFor(1)
  await expect(loudness).toHaveText('Loudness 1 of 3')
  await expect(stop).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(loudness).toHaveText('Loudness 2 of 3')
  await expect(loudness).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(hear).toBeFocused()

  await page.clock.runFor(REST_MS)
  await play(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  const item = page.getByRole('banner').getByRole('link', { name: 'FAQ' })
  await expect(item).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(item).toBeHidden()
  await expect(stop).toHaveCount(0)
})

test('nothing is above 4 kHz at any step, nor while the sound glides from one to the next', async ({
  page,
}) => {
  await openDemonstration(page)
  const { loudness, stop } = demonstrationOf(page)
  // The first is that of a headset during a call.
  for (const rate of [16_000, 44_100, 96_000]) {
    await page.evaluate(recordSound, rate)
    await play(page)
    // Up and down while the hiss plays, also from the midst of a glide.
    for (const at of [2.5, 4.5, 4.6, 4.7, 4.8]) {
      await goOnTo(page, at)
      await loudness.click()
    }
    const moments = await page.evaluate(listenToEnd)
    expect(peakOf(moments, 1.5, 2.2)).toBeCloseTo(-46, 1)
    expect(peakOf(moments)).toBeLessThan(-27)
    // It takes 0.3 s to the second step: 0.24 s from a tenth to nine tenths of the way.
    expect(fadeTime(moments, 2.2, 2.9)).toBeCloseTo(0.24, 1)
    expect(await page.evaluate(loudestOutsideBand), `${rate} a second`).toBeLessThan(-60)
    await stop.click()
    await page.clock.runFor(REST_MS)
  }
})

test('nothing can be louder than −26 dBFS', async ({ page }) => {
  await openDemonstration(page)
  await page.evaluate(() => {
    const { connect } = AudioNode.prototype
    AudioNode.prototype.connect = function (this: AudioNode, ...to: never[]) {
      // As if every level were a hundred times as high.
      if (this instanceof OscillatorNode || this instanceof AudioBufferSourceNode) {
        const louder = new GainNode(this.context, { gain: 100 })
        Reflect.apply(connect, this, [louder])
        return Reflect.apply(connect, louder, to)
      }
      return Reflect.apply(connect, this, to)
    } as typeof connect
  })
  await play(page)
  expect(peakOf(await page.evaluate(listenToEnd))).toBeCloseTo(-26, 3)
})
