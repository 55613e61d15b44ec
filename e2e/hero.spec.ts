import { expect, test } from '@playwright/test'
import { boxOf } from './support/observe.ts'

test('headline and buttons are above the fold on every device', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  const title = main.getByRole('heading', { level: 1 })
  const join = main.getByRole('link', { name: 'Join the Waitlist', exact: true })
  const book = main.getByRole('link', { name: 'Book a Call (opens in new tab)' }).first()
  const note = main.getByText(/^Not out yet\./)
  for (const viewport of [
    { width: 360, height: 780 },
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 1024, height: 768 },
    { width: 1280, height: 720 },
    { width: 1920, height: 1080 },
    { width: 2560, height: 1440 },
  ]) {
    await page.setViewportSize(viewport)
    for (const part of [title, join, book]) await expect(part).toBeInViewport({ ratio: 1 })
    const header = await boxOf(page.getByRole('banner'))
    expect((await boxOf(title)).top).toBeGreaterThanOrEqual(header.height)
    if (viewport.width === 360 || viewport.width === 1024) continue
    const { top } = await boxOf(note)
    const lineHeight = await note.evaluate((text) => getComputedStyle(text).lineHeight)
    expect(top + Number.parseFloat(lineHeight), `${viewport.width} px wide`).toBeLessThanOrEqual(
      viewport.height,
    )
  }
  // An iPhone with Safari's bars.
  await page.setViewportSize({ width: 390, height: 664 })
  for (const part of [title, join]) await expect(part).toBeInViewport({ ratio: 1 })
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
