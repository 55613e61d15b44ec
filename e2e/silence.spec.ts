import { expect, type Page, test } from '@playwright/test'
import { openRunning } from './support/observe.ts'
import { ALL_PAGES } from './support/pages.ts'

declare global {
  interface Window {
    sounds: string[]
  }
}

const IDLE_MS = 60_000

/** Notes each way in which a page, or the form in its frame, begins to make a sound. */
async function trapSounds(page: Page) {
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
}

async function soundsOf(page: Page) {
  const sounds = await Promise.all(page.frames().map((one) => one.evaluate(() => window.sounds)))
  return sounds.flat()
}

test('only a press on the button that says so makes a sound, on whichever page and however long', async ({
  page,
}) => {
  await trapSounds(page)
  await page.clock.install()
  for (const { path } of ALL_PAGES) {
    await openRunning(page, path)
    await page.evaluate(() => {
      for (const control of document.querySelectorAll<HTMLElement>('a[href], button, summary')) {
        control.focus()
      }
      window.scrollTo(0, document.body.scrollHeight)
    })
    await page.clock.runFor(IDLE_MS)
    expect(await soundsOf(page)).toEqual([])
    await expect(page.locator('audio, video, embed, object, [autoplay]')).toHaveCount(0)
    await expect(page.locator('iframe[allow*=autoplay]')).toHaveCount(0)
  }

  await openRunning(page, '/')
  const hear = page.getByRole('button', { name: 'Hear the four stages' })
  await hear.hover()
  expect(await soundsOf(page)).toEqual([])
  await hear.press('Enter')
  await expect(page.getByRole('button', { name: 'Loudness 1 of 3' })).toBeVisible()
  expect(await soundsOf(page)).toEqual(['AudioContext'])
})
