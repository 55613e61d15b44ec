import type { Locator, Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'
import Color from 'colorjs.io'
import sharp from 'sharp'
import { illustrationOf } from './support/masking-illustration.ts'
import { openEveryAnswer, openRunning } from './support/observe.ts'
import { openSound, play } from './support/sound.ts'
import { expect, test } from './support/test.ts'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const TAGS = [...WCAG, 'best-practice', 'experimental']
/** The second requires 7:1 but skips text below 4.5:1, which the first reports. */
const COLOR_RULES = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block']

type Scheme = Parameters<Page['emulateMedia']>[0]

const DAY = { colorScheme: 'light', contrast: null } as const
const NIGHT = { ...DAY, colorScheme: 'dark' } as const
const MORE_CONTRAST = { ...NIGHT, contrast: 'more' } as const

type Words = AxeResults['incomplete'][number]['nodes']

/** Shows what is behind the words. */
const WORDLESS = `
  * { -webkit-text-fill-color: transparent !important; text-decoration: none !important }
  body > header, .icon { visibility: hidden !important }
`

/** Text whose contrast with some pixel behind it is too low. */
async function findFaintWords(part: Locator, words: Words): Promise<string[]> {
  const picture = sharp(await part.screenshot({ style: WORDLESS }))
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const faint: string[] = []
  for (const { target, any } of words) {
    const { color, ...box } = await part.evaluate((whole, selector) => {
      const text = document.querySelector(selector) ?? whole
      const { x, y, width, height } = text.getBoundingClientRect()
      const { left, top } = whole.getBoundingClientRect()
      const [across, down] = [Math.floor(x - left), Math.floor(y - top)]
      return { color: getComputedStyle(text).color, left: across, top: down, width, height }
    }, String(target))
    const [width, height] = [Math.ceil(box.width), Math.ceil(box.height)]
    const pixels = await sharp(data, { raw: info })
      .extract({ ...box, width, height })
      .toBuffer()
    const grounds = new Set<number>()
    for (let at = 0; at < pixels.length; at += 3) grounds.add(pixels.readUIntBE(at, 3))
    const contrasts = [...grounds].map((ground) =>
      Color.contrastWCAG21(color, `#${ground.toString(16).padStart(6, '0')}`),
    )
    const least = any[0]?.data.expectedContrastRatio === '3:1' ? 4.5 : 7
    const worst = Math.min(...contrasts)
    if (worst < least) faint.push(`${worst.toFixed(2)}:1: ${target}`)
  }
  return faint
}

/** Runs all rules by day, and the color rules in the other schemes. */
async function expectNoFault(page: Page, schemes: Scheme[], part = 'body') {
  await page.evaluate(axe.source)
  for (const scheme of schemes) {
    await page.emulateMedia(scheme)
    const options: RunOptions = {
      runOnly:
        scheme === DAY ? { type: 'tag', values: TAGS } : { type: 'rule', values: COLOR_RULES },
      // The framed form belongs to the provider.
      iframes: false,
      // Reporting passes would take a third of the time.
      resultTypes: ['violations', 'incomplete'],
    }
    const run = `axe.run('${part}', ${JSON.stringify(options)})`
    const { violations, incomplete } = await page.evaluate<AxeResults>(run)
    const faults = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
    )
    const name = `${part} ${JSON.stringify(scheme)}`
    expect.soft(faults, name).toEqual([])

    const undecided = incomplete.flatMap(({ id, nodes }) => (id === 'color-contrast' ? nodes : []))
    if ((scheme !== DAY && scheme !== NIGHT) || undecided.length === 0) continue
    expect.soft(await findFaintWords(page.locator(part), undecided), name).toEqual([])
  }
}

// `findFaintWords` injects a style, which the security policy would block.
test.use({ reducedMotion: 'reduce', bypassCSP: true })

for (const { path, schemes } of [
  { path: '/', schemes: [DAY, NIGHT] },
  { path: '/privacy-policy#your-rights', schemes: [DAY, NIGHT, MORE_CONTRAST] },
  { path: '/no-such-page', schemes: [DAY, NIGHT] },
]) {
  test(`axe finds no fault on ${path}`, async ({ page }) => {
    await openRunning(page, path)
    // Elsewhere, as visitors find them: scanners count what is folded as unreachable.
    if (path === '/') await openEveryAnswer(page)
    await expectNoFault(page, schemes)
  })
}

test('axe finds no fault on a small phone, nor in the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await openRunning(page, '/')
  await openEveryAnswer(page)
  await expectNoFault(page, [DAY])
  // On a short page, because axe always scans the whole page.
  await page.goto('/no-such-page')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'FAQ' })).toBeVisible()
  await expectNoFault(page, [DAY, NIGHT], 'body > header')
})

test('axe finds no fault in the sound, nor in the last stage', async ({ page }) => {
  const { hear, stop, stage } = illustrationOf(page)
  await page.setViewportSize({ width: 1280, height: 1600 })
  await openSound(page)
  await play(page)
  // axe needs running timers, and a sound whose clock stands still would end.
  await page.clock.resume()
  await page.evaluate(() => setInterval(() => (window.lastSound.currentTime += 0.001), 100))
  await expectNoFault(page, [DAY, NIGHT], '.masking-illustration')
  await stop.click()
  await expect(hear).toBeVisible()
  // The stage with words in its picture.
  await stage('Habituation').check()
  await expectNoFault(page, [DAY, NIGHT], '.masking')
})
