import { DEVICES, PHONE, SMALL_PHONE } from './support/devices.ts'
import { boxOf } from './support/observe.ts'
import { expect, onBothSites, test } from './support/test.ts'

/** The room that the link to the example takes. */
const HEAR_PX = 48

onBothSites((hasFacts) => {
  test('the first window shows headline, lead and buttons', async ({ page }) => {
    await page.goto('/')
    const main = page.getByRole('main')
    const title = main.getByRole('heading', { level: 1 })
    const join = main.getByRole('link', { name: 'Join the Waitlist', exact: true })
    const book = main.getByRole('link', { name: 'Book a Call (opens in new tab)' }).first()
    const lead = main.getByRole('paragraph').first()
    const hear = main.getByRole('link', { name: 'Hear an example (12 seconds)' })
    const note = main.getByText(/^Not out yet\./)
    const tabletSideways = { width: 1024, height: 768 }
    for (const viewport of [...DEVICES, tabletSideways, { width: 2560, height: 1440 }]) {
      await page.setViewportSize(viewport)
      for (const part of [title, lead, join, book]) await expect(part).toBeInViewport({ ratio: 1 })
      const header = await boxOf(page.getByRole('banner'))
      expect((await boxOf(title)).top).toBeGreaterThanOrEqual(header.height)
      const isShort = viewport === SMALL_PHONE || viewport === tabletSideways
      // Names of people in the lead leave less room on a phone.
      if (isShort || (hasFacts && viewport === PHONE)) continue
      if (hasFacts) await expect(hear).toBeInViewport({ ratio: 1 })
      const { top } = await boxOf(note)
      const firstLine = await note.evaluate((p) =>
        Number.parseFloat(getComputedStyle(p).lineHeight),
      )
      // Without facts, the sound is off, too.
      const bottom = top + firstLine + (hasFacts ? 0 : HEAR_PX)
      expect(bottom, `${viewport.width} px wide`).toBeLessThanOrEqual(viewport.height)
    }
    // An iPhone with Safari's bars.
    await page.setViewportSize({ width: 390, height: 664 })
    for (const part of [title, lead, join]) await expect(part).toBeInViewport({ ratio: 1 })
  })
})

test('the hero’s animation is short, and off with reduced motion', async ({ page }) => {
  await page.goto('/')
  const movements = () =>
    page.evaluate(() =>
      document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    )
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await movements()).toEqual([])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const times = await movements()
  expect(times.length).toBeGreaterThan(0)
  expect(Math.max(...times)).toBeLessThanOrEqual(5000)
})
