import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { findChromium } from './support/find-chromium.ts'
import { STAGES } from './support/masking-loop.ts'
import { openRunning, readToTheEnd } from './support/observe.ts'
import { CHROMIUM_SWITCHES } from './support/site-under-test.ts'
import { startSite } from './support/start-site.ts'

const FOLDER = join(import.meta.dirname, '../docs/screenshots')
/** Whole pages are long; they are kept smaller than they are seen. */
const WIDEST_WHOLE_PAGE = 960
const HEIGHTS = { 390: 844, 768: 1024, 1280: 720, 1920: 1080 }
const SCHEMES = { day: 'light', night: 'dark' } as const

const site = await startSite('.site-under-test')
const browser = await chromium.launch({
  executablePath: findChromium()?.path,
  args: CHROMIUM_SWITCHES,
})

async function keep(page: Page, name: string, fullPage = false) {
  const picture = sharp(await page.screenshot({ fullPage })).webp({ quality: 50 })
  if (fullPage) picture.resize({ width: WIDEST_WHOLE_PAGE, withoutEnlargement: true })
  await picture.toFile(join(FOLDER, `${name}.webp`))
}

try {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  for (const [time, colorScheme] of Object.entries(SCHEMES)) {
    for (const [width, height] of Object.entries(HEIGHTS)) {
      const viewport = { width: Number(width), height }
      const baseURL = site.address
      const look = { colorScheme, reducedMotion: 'reduce' } as const
      const page = await browser.newPage({ baseURL, viewport, ...look })
      const name = `${time}-${width}`
      // The first visit may be drawn without the font, by design; the second finds it in the cache.
      await openRunning(page, '/no-such-page')
      await openRunning(page, '/')
      await keep(page, `top-${name}`)
      await readToTheEnd(page)
      await page.evaluate(() => window.scrollTo(0, 0))
      await keep(page, `home-${name}`, true)
      if (width === '390' || width === '1280') {
        for (const [index, stage] of STAGES.entries()) {
          await page.getByRole('radio', { name: stage }).check()
          const picture = page.locator('.masking-illustration')
          await picture.evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
          await keep(page, `stage-${index + 1}-${name}`)
        }
        await page.goto('/no-such-page')
        await keep(page, `not-found-${name}`)
      }
      await page.close()
    }
  }
} finally {
  await browser.close()
  await site.stop()
}
