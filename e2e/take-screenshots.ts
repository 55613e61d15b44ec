import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from './find-browser.ts'

const ROOT = join(import.meta.dirname, '..')
const FOLDER = join(ROOT, 'docs', 'screenshots')
const JPEG_QUALITY = 70
const MOST_KB = 700

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 360, height: 740 }

const SCREENSHOTS = [
  { name: 'home-day-desktop', path: '/', night: false, viewport: DESKTOP },
  { name: 'home-night-desktop', path: '/', night: true, viewport: DESKTOP },
  { name: 'home-day-phone', path: '/', night: false, viewport: PHONE },
  { name: 'home-night-phone', path: '/', night: true, viewport: PHONE },
  {
    name: 'masking-day',
    path: '/',
    night: false,
    viewport: DESKTOP,
    part: '.masking-illustration',
  },
  {
    name: 'masking-night',
    path: '/',
    night: true,
    viewport: DESKTOP,
    part: '.masking-illustration',
  },
  { name: 'legal-day', path: '/privacy-policy', night: false, viewport: DESKTOP },
  { name: 'not-found-night', path: '/no-such-page', night: true, viewport: DESKTOP },
]

type Screenshot = (typeof SCREENSHOTS)[number]

/** Builds the site with the stand-ins and serves it, and resolves with its address. */
function startSite(): { site: ChildProcess; address: Promise<string> } {
  const site = spawn(process.execPath, ['demo/start.ts', '--folder', '.site-under-test'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      SITE_PORT: '4341',
      STAND_IN_PORT: '4342',
      SITE_URL: '',
      WAITLIST_FORM_URL: '',
      BOOKING_URL: '',
    },
  })
  const address = new Promise<string>((resolve, reject) => {
    let words = ''
    site.stdout.setEncoding('utf8').on('data', (part: string) => {
      words += part
      const found = words.match(/The site\s+(\S+)/)?.[1]
      if (found) resolve(found)
    })
    site.once('exit', () => reject(new Error('The site did not start; the reason is above.')))
  })
  return { site, address }
}

/** Shows the part at the window's middle; the stage where the hill covers the peak is chosen. */
async function showPart(page: Page, part: string) {
  await page.locator(part).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Tinnitus Masked' }).click()
  await page.locator('[data-stage=masked]').waitFor()
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
  // The font may miss the first visit, by design; the second finds it in the cache.
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

const { site, address } = startSite()
try {
  const siteAddress = await address
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  let total = 0
  for (const screenshot of SCREENSHOTS) {
    const size = await take(browser, siteAddress, screenshot)
    console.log(`docs/screenshots/${screenshot.name}.jpg  ${size} kB`)
    total += size
  }
  await browser.close()
  if (total > MOST_KB) throw new Error(`${total} kB of pictures; at most ${MOST_KB} kB are kept.`)
} finally {
  if (site.exitCode === null && site.kill('SIGTERM')) await once(site, 'exit')
}
