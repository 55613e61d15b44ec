import { mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../e2e/support/find-browser.ts'
import { CHROMIUM_SWITCHES } from '../e2e/support/site-under-test.ts'
import { startSite } from '../e2e/support/start-site.ts'

const FOLDER = join(import.meta.dirname, '../docs/screenshots')
const MOST_KB = 700
const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 360, height: 740 }

const SCREENSHOTS = [
  { name: 'home-day-desktop', path: '/', colorScheme: 'light', viewport: DESKTOP },
  { name: 'home-night-desktop', path: '/', colorScheme: 'dark', viewport: DESKTOP },
  { name: 'home-day-phone', path: '/', colorScheme: 'light', viewport: PHONE },
  { name: 'home-night-phone', path: '/', colorScheme: 'dark', viewport: PHONE },
  { name: 'masking-day', path: '/', colorScheme: 'light', viewport: DESKTOP },
  { name: 'masking-night', path: '/', colorScheme: 'dark', viewport: DESKTOP },
  { name: 'legal-day', path: '/privacy-policy', colorScheme: 'light', viewport: DESKTOP },
  { name: 'not-found-night', path: '/no-such-page', colorScheme: 'dark', viewport: DESKTOP },
] as const

/** Scrolls to the illustration, at its second stage. */
async function showIllustration(page: Page) {
  const stage = page.getByRole('radio', { name: 'Tinnitus Masked' })
  await page.locator('#masking').scrollIntoViewIfNeeded()
  await stage.check()
  await stage.blur()
  await page.mouse.move(0, 0)
  await page
    .locator('.masking-illustration')
    .evaluate((part) => part.scrollIntoView({ block: 'start', behavior: 'instant' }))
}

const site = await startSite('.site-under-test')
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_SWITCHES })
try {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  let total = 0
  for (const { name, path, ...look } of SCREENSHOTS) {
    const page = await browser.newPage({ ...look, reducedMotion: 'reduce' })
    await page.goto(site.address + path)
    await page.evaluate(() => document.fonts.ready)
    // The first visit may be drawn without the font, by design; the second finds it in the cache.
    await page.reload()
    await page.evaluate(() => document.fonts.ready)
    if (name.startsWith('masking')) await showIllustration(page)
    const file = join(FOLDER, `${name}.jpg`)
    await page.screenshot({ path: file, type: 'jpeg', quality: 70 })
    await page.close()
    total += statSync(file).size / 1024
  }
  console.log(`docs/screenshots: ${SCREENSHOTS.length} pictures, ${Math.ceil(total)} kB`)
  if (total > MOST_KB) throw new Error(`At most ${MOST_KB} kB of pictures are kept.`)
} finally {
  await browser.close()
  await site.stop()
}
