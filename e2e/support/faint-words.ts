import type { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import Color from 'colorjs.io'
import sharp from 'sharp'

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>
type Words = Results['incomplete'][number]['nodes']

/** Shows what is behind the words. */
const WORDLESS = `
  * { -webkit-text-fill-color: transparent !important; text-decoration: none !important }
  body > header, .icon { visibility: hidden !important }
`

/** Text whose contrast with some pixel behind it is too low. */
export async function findFaintWords(page: Page, words: Words): Promise<string[]> {
  const faint: string[] = []
  for (const { target, any } of words) {
    const element = page.locator(String(target))
    const color = await element.evaluate((text) => getComputedStyle(text).color)
    const picture = sharp(await element.screenshot({ style: WORDLESS })).removeAlpha()
    const pixels = await picture.raw().toBuffer()
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
