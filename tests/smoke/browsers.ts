import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { expect } from '@playwright/test'
import getPort from 'get-port'
import { Builder, By, Origin } from 'selenium-webdriver'

/** One window of a browser. */
export interface Tab {
  goTo: (address: string) => Promise<unknown>
  /** Evaluates an expression, and awaits the result, in the page or in its only frame. */
  evaluate: (expression: string, isInFrame: boolean) => Promise<unknown>
  /** In whole CSS pixels from the viewport's corner. */
  clickAt: (x: number, y: number) => Promise<unknown>
  /** Text, and other keys as in Selenium's `Key`. */
  type: (keys: string) => Promise<unknown>
  /** WebKitGTK's viewport is at least 447 px wide, and smaller than its window. */
  resize: (width: number, height: number) => Promise<unknown>
}

export const BROWSERS = { Firefox: openFirefox, WebKitGTK: openWebKit }

const RECORD_VIOLATIONS = `() => {
  window.violations = []
  addEventListener('securitypolicyviolation', (event) => violations.push(event.effectiveDirective))
}`

/** Starts a browser's server on a free port, with a folder of its own, until the tests end. */
async function start(command: string, argsFor: (port: number, folder: string) => string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'smoke-'))
  const port = await getPort({ host: '127.0.0.1' })
  const child = spawn(command, argsFor(port, folder), { detached: true, stdio: 'ignore' })
  process.once('exit', () => {
    if (child.pid) process.kill(-child.pid, 'SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  })
  const advice = `${command} does not answer: docs/testing.md says what to install.`
  await expect(() => fetch(`http://127.0.0.1:${port}/status`), advice).toPass()
  return `127.0.0.1:${port}`
}

/** Over WebDriver BiDi, without a driver: Debian has no geckodriver. */
async function openFirefox(): Promise<Tab> {
  const server = await start(process.env.FIREFOX_PATH ?? 'firefox-esr', (port, folder) =>
    `--headless --profile ${folder} --remote-debugging-port=${port}`.split(' '),
  )
  const Bidi = createRequire(import.meta.url)('selenium-webdriver/bidi')
  const bidi = new Bidi(`ws://${server}/session`)
  async function send(method: string, params: object) {
    const answer = await bidi.send({ method, params })
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`)
    return answer.result
  }
  await send('session.new', { capabilities: {} })
  await send('script.addPreloadScript', { functionDeclaration: RECORD_VIOLATIONS })
  const tree = () => send('browsingContext.getTree', {})
  const { context } = (await tree()).contexts[0]
  const act = (type: string, actions: object[]) =>
    send('input.performActions', { context, actions: [{ type, id: type, actions }] })
  return {
    goTo: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate: async (expression, isInFrame) => {
      const [page] = (await tree()).contexts
      const target = { context: (isInFrame ? page.children[0] : page).context }
      const { result } = await send('script.evaluate', { expression, target, awaitPromise: true })
      return result?.value
    },
    clickAt: (x, y) => {
      const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }))
      return act('pointer', [{ type: 'pointerMove', x, y }, ...press])
    },
    type: (keys) => {
      const press = (value: string) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))
      return act('key', [...keys].flatMap(press))
    },
    resize: (width, height) =>
      send('browsingContext.setViewport', { context, viewport: { width, height } }),
  }
}

async function openWebKit(): Promise<Tab> {
  const server = await start('xvfb-run', (port, folder) => {
    const homes = ['CONFIG', 'CACHE', 'DATA'].map((name) => `XDG_${name}_HOME=${folder}`)
    // Without a window manager the window has no focus, and `:focus` matches nothing.
    const command = `openbox --sm-disable & ${homes.join(' ')} exec WebKitWebDriver --port=${port}`
    return ['-a', '-s', '-screen 0 2048x2048x24', 'sh', '-c', command]
  })
  const builder = new Builder().usingServer(`http://${server}`)
  const driver = await builder.withCapabilities({ browserName: 'MiniBrowser' }).build()
  return {
    goTo: async (address) => {
      await driver.get(address)
      // WebDriver Classic runs nothing before the page's own scripts.
      await driver.executeScript(`(${RECORD_VIOLATIONS})()`)
    },
    evaluate: async (expression, isInFrame) => {
      if (isInFrame) await driver.switchTo().frame(driver.findElement(By.css('iframe')))
      const result = await driver.executeScript(`return ${expression}`)
      await driver.switchTo().defaultContent()
      return result
    },
    clickAt: (x, y) => driver.actions().move({ x, y, origin: Origin.VIEWPORT }).click().perform(),
    type: (keys) => driver.actions().sendKeys(keys).perform(),
    resize: (width, height) => driver.manage().window().setRect({ x: 0, y: 0, width, height }),
  }
}
