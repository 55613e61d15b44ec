import { expect, type Page, test } from '@playwright/test'
import { openRunning } from './support/observe.ts'
import { STYLED_PAGES } from './support/pages.ts'

declare global {
  interface Window {
    sounds: string[]
  }
}

const soundsOf = async (page: Page) =>
  (await Promise.all(page.frames().map((one) => one.evaluate(() => window.sounds)))).flat()

test('only a press on the button that says so makes a sound, however long a page is open', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.sounds = []
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options)
        window.sounds.push('AudioContext')
      }
    }
    HTMLMediaElement.prototype.play = async () => void window.sounds.push('play')
    window.speechSynthesis.speak = () => void window.sounds.push('speak')
  })
  await page.clock.install()
  for (const { path } of STYLED_PAGES.toReversed()) {
    await openRunning(page, path)
    await page.evaluate(() => {
      for (const control of document.querySelectorAll<HTMLElement>('a, button, summary')) {
        control.focus()
      }
    })
    await page.clock.runFor(60_000)
    await expect(page.locator('audio, video, embed, object, [allow*=autoplay]')).toHaveCount(0)
    expect(await soundsOf(page)).toEqual([])
  }
  const hear = page.getByRole('button', { name: 'Hear the four stages' })
  await hear.hover()
  expect(await soundsOf(page)).toEqual([])
  await hear.press('Enter')
  await expect.poll(() => soundsOf(page)).toEqual(['AudioContext'])
})
