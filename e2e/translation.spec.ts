import { expect, type Page, test } from '@playwright/test'
import { demonstrationOf, openDemonstration, play, playTo } from './support/hear-demonstration.ts'
import { expectStage, illustrationOf } from './support/masking-loop.ts'
import { recordConsoleErrors } from './support/observe.ts'
import { CALM, signUp, THANKS, waitlistOf } from './support/waitlist-section.ts'

/** Replaces every text node as Google Translate does, which React does not expect. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (text.parentElement?.matches('script, style')) continue
      const outer = document.createElement('font' as string)
      const inner = outer.appendChild(document.createElement('font' as string))
      inner.append(text.data)
      text.replaceWith(outer)
    }
  })

test('in a translated page the pictures, the sound and the form still work', async ({ page }) => {
  const errors = recordConsoleErrors(page)
  await openDemonstration(page)
  const { hear, stop, loudness, status } = demonstrationOf(page)
  const { section, pause, play: playPictures, stage } = illustrationOf(page)
  await translate(page)
  await pause.click()
  await expect(playPictures).toHaveText('Play the pictures')
  await translate(page)
  await playPictures.click()
  await expect(pause).toHaveText('Pause the pictures')
  await stage('Habituation').check()
  await expectStage(page, 'Habituation')
  await translate(page)
  await play(page)
  await translate(page)
  await loudness.click()
  await expect(loudness).toHaveText('Loudness 2 of 3')
  await playTo(page, 7)
  await expectStage(page, 'Residual Inhibition')
  await expect(section.getByText('Many people notice seconds, some nothing.')).toBeVisible()
  await translate(page)
  await stop.click()
  await expect(hear).toBeVisible()
  await expect(status).toHaveText(/Nothing plays now/)

  await page.getByRole('main').getByRole('link', { name: 'Join the Waitlist' }).click()
  const { form, status: line } = waitlistOf(page)
  await expect(form.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(line).toHaveText(CALM)
  await translate(page)
  await signUp(page)
  await expect(line).toHaveText(THANKS)
  expect(errors).toEqual([])
})
