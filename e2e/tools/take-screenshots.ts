import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { copyProject } from '../support/copy-project.ts'
import { LAPTOP, PHONE } from '../support/devices.ts'
import { findChromium } from '../support/find-chromium.ts'
import { openRunning } from '../support/observe.ts'
import { CHROMIUM_SWITCHES } from '../support/site-under-test.ts'
import { startSite } from '../support/start-site.ts'

const FOLDER = join(import.meta.dirname, '../../docs/screenshots')
const SCHEMES = { day: 'light', night: 'dark' } as const

const site = await startSite(copyProject('screenshots'))
const browser = await chromium.launch({
  executablePath: findChromium()?.path,
  args: CHROMIUM_SWITCHES,
})

try {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER)
  for (const [time, colorScheme] of Object.entries(SCHEMES)) {
    for (const viewport of [PHONE, LAPTOP]) {
      const context = { viewport, colorScheme, reducedMotion: 'reduce' } as const
      const page = await browser.newPage({ baseURL: site.address, ...context })
      const save = async (name: string) => {
        const picture = sharp(await page.screenshot()).webp({ quality: 50 })
        await picture.toFile(join(FOLDER, `${name}-${time}-${viewport.width}.webp`))
      }
      await openRunning(page, '/')
      await save('top')
      await page.getByRole('radio', { name: 'Tinnitus Masked' }).check()
      const picture = page.locator('.masking-illustration')
      await picture.evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
      await save('masking')
      await page.goto('/#waitlist')
      await save('waitlist')
      await page.close()
    }
  }
} finally {
  await browser.close()
  await site.stop()
}
