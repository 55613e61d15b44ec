import assert from 'node:assert/strict'
import { after, type TestContext, test } from 'node:test'
import { preview } from 'astro'
import { launch } from 'puppeteer-core'
import { Builder, By, until } from 'selenium-webdriver'
import { ServiceBuilder } from 'selenium-webdriver/safari.js'
import { buildSite } from './support/build-site.ts'
import { SETTINGS } from './support/sites.ts'

// As a phone's, but WebKitGTK's pages are at least 447 px wide.
const [width, height] = [460, 800]

const outDir = '.site-under-test/smoke'
buildSite(outDir, SETTINGS)
const site = await preview({ outDir, server: { port: 0 }, logLevel: 'error' })
const url = `http://localhost:${site.port}`
after(site.stop)

function recordErrors() {
  console.error = (...words) =>
    document.documentElement.setAttribute('data-console-error', words.join(' '))
  addEventListener('error', ({ message }) => console.error(message))
  addEventListener('securitypolicyviolation', ({ blockedURI }) => console.error(blockedURI))
}

/** Selenium needs geckodriver, which Debian does not have. Puppeteer speaks to Firefox itself. */
async function openFirefox(t: TestContext) {
  const executablePath = '/usr/bin/firefox-esr'
  const firefox = await launch({ browser: 'firefox', executablePath, timeout: 0 })
  t.after(() => firefox.close())
  const page = await firefox.newPage()
  await page.setViewport({ width, height })
  await page.evaluateOnNewDocument(recordErrors)
  await page.goto(url)
  const click = (path: string) => page.locator(`::-p-xpath(${path})`).click()
  return { click, run: page.evaluate.bind(page) }
}

/** Selenium's service for Safari also starts WebKitGTK's driver. */
async function openWebKit(t: TestContext) {
  const service = new ServiceBuilder('/usr/bin/WebKitWebDriver').build()
  const builder = new Builder().usingServer(await service.start())
  const driver = await builder.withCapabilities({ browserName: 'MiniBrowser' }).build()
  t.after(() => driver.quit().finally(() => service.kill()))
  await driver.manage().window().setRect({ x: 0, y: 0, width, height })
  await driver.get(url)
  // Nothing can run before the page's own scripts.
  await driver.executeScript(recordErrors)
  const click = async (path: string) => {
    const element = await driver.wait(until.elementLocated(By.xpath(path)), 10_000)
    // A smooth scroll would not have ended when the driver clicks.
    await driver.executeScript('arguments[0].scrollIntoView({ behavior: "instant" })', element)
    await element.click()
  }
  return { click, run: driver.executeScript.bind(driver) }
}

for (const [browser, open] of Object.entries({ Firefox: openFirefox, WebKitGTK: openWebKit })) {
  test(browser, { timeout: 240_000 }, async (t) => {
    const page = await open(t)
    const expectSoon = (read: () => unknown, expected: unknown) =>
      t.waitFor(async () => assert.deepEqual(await page.run(read), expected), { timeout: 10_000 })

    await t.test('the menu opens, and a choice closes it', async () => {
      const isOpen = () => document.querySelector('header nav a')?.checkVisibility()
      await page.click('//header//button')
      await expectSoon(isOpen, true)
      await page.click('//header//a[.="FAQ"]')
      await expectSoon(isOpen, false)
    })

    await t.test('opening a second question closes the first', async () => {
      const openAnswers = () =>
        [...document.querySelectorAll('details[open] [id]')].map(({ id }) => id)
      for (const answer of ['cost', 'devices']) {
        await page.click(`//details[.//*[@id="${answer}"]]/summary`)
        await expectSoon(openAnswers, [answer])
      }
    })

    await t.test('Join jumps to the form', async () => {
      const atTop = () => document.elementFromPoint(innerWidth / 2, 130)?.closest('#waitlist')?.id
      await page.click('//main//a[.="Join the Waitlist"]')
      await expectSoon(atTop, 'waitlist')
      await expectSoon(() => document.querySelectorAll('iframe').length, 1)
    })

    await t.test('Hear plays, or says that it could not start', async () => {
      // Its script comes when it is in view. Until then, a click does nothing.
      await page.run(() => document.querySelector('.masking')?.scrollIntoView())
      await page.click('//button[starts-with(., "Hear the four stages")][not(ancestor::*/@ssr)]')
      const canPlay = await page.run(() => {
        const start = new AudioContext().resume().then(() => true)
        return Promise.race([start, new Promise((late) => setTimeout(late, 3000, false))])
      })
      const words = () =>
        document.querySelector('.masking [role=status]')?.textContent?.match(/plays|not start/)?.[0]
      await expectSoon(words, canPlay ? 'plays' : 'not start')
    })

    await t.test('nothing has reported an error', () =>
      expectSoon(() => document.documentElement.dataset.consoleError ?? 'none', 'none'),
    )
  })
}
