import { mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../e2e/support/find-browser.ts'
import { CHROMIUM_SWITCHES } from '../e2e/support/site-under-test.ts'
import { startSite } from '../e2e/support/start-site.ts'

const ROOT = join(import.meta.dirname, '..')
const FOLDER = join(ROOT, 'docs', 'screenshots')
const JPEG_QUALITY = 70
const MOST_KB = 700

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 360, height: 740 }

const ILLUSTRATION = '.masking-illustration'

const SCREENSHOTS = [
  { name: 'home-day-desktop', path: '/', night: false, viewport: DESKTOP },
  { name: 'home-night-desktop', path: '/', night: true, viewport: DESKTOP },
  { name: 'home-day-phone', path: '/', night: false, viewport: PHONE },
  { name: 'home-night-phone', path: '/', night: true, viewport: PHONE },
  { name: 'masking-day', path: '/', night: false, viewport: DESKTOP, part: ILLUSTRATION },
  { name: 'masking-night', path: '/', night: true, viewport: DESKTOP, part: ILLUSTRATION },
  { name: 'legal-day', path: '/privacy-policy', night: false, viewport: DESKTOP },
  { name: 'not-found-night', path: '/no-such-page', night: true, viewport: DESKTOP },
]

type Screenshot = (typeof SCREENSHOTS)[number]

/** Shows the illustration at its second stage. */
async function showPart(page: Page, part: string) {
  await page.locator(part).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Tinnitus Masked' }).click()
  await page
    .getByRole('button', { name: 'Tinnitus Masked' })
    .and(page.locator('[aria-current]'))
    .waitFor()
  await page.mouse.move(0, 0)
  await page.evaluate((selector) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    document.querySelector(selector)?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, part)
}

async function take(browser: Browser, address: string, { name, path, ...look }: Screenshot) {
  const page = await browser.newPage({
    viewport: look.viewport,
    colorScheme: look.night ? 'dark' : 'light',
    reducedMotion: 'reduce',
  })
  // The first visit may be drawn without the font, by design; the second finds it in the cache.
  await page.goto(address + path)
  await page.evaluate(() => document.fonts.ready)
  await page.reload()
  await page.evaluate(() => document.fonts.ready)
  if (look.part) await showPart(page, look.part)
  const file = join(FOLDER, `${name}.jpg`)
  await page.screenshot({ path: file, type: 'jpeg', quality: JPEG_QUALITY })
  await page.close()
  return Math.ceil(statSync(file).size / 1024)
}

const site = await startSite('.site-under-test')
try {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: CHROMIUM_SWITCHES,
  })
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  let total = 0
  for (const screenshot of SCREENSHOTS) {
    const size = await take(browser, site.address, screenshot)
    console.log(`docs/screenshots/${screenshot.name}.jpg  ${size} kB`)
    total += size
  }
  await browser.close()
  if (total > MOST_KB) throw new Error(`${total} kB of pictures; at most ${MOST_KB} kB are kept.`)
} finally {
  await site.stop()
}
