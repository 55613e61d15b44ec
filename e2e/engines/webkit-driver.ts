import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import getPort from 'get-port'
import { Builder, By, Key, Origin, type WebDriver } from 'selenium-webdriver'
import type { DrivenWindow, Driver, WindowOptions } from './driver.ts'

const START_MS = 60_000

/** WebKitGTK, by Selenium: one process for each window, because it takes its settings at start. */
export async function startWebKit(): Promise<Driver> {
  return { openWindow, close: async () => undefined }
}

async function openWindow(options: WindowOptions): Promise<DrivenWindow> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  const port = await getPort({ host: '127.0.0.1' })
  const server = startServer(port, folder, options)

  async function close() {
    if (server.pid) process.kill(-server.pid, 'SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }

  try {
    const address = `http://127.0.0.1:${port}`
    await waitUntilAnswering(`${address}/status`)
    const driver = await startSession(address, options)
    await driver.manage().setTimeouts({ script: START_MS, pageLoad: START_MS })
    await resizeViewport(driver, options)
    return { ...windowOf(driver, options), close }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * A virtual display with the driver, and GTK settings for this window alone. The window manager
 * gives the window the focus; without it `:focus` matches nothing.
 */
function startServer(port: number, folder: string, { reducedMotion }: WindowOptions): ChildProcess {
  mkdirSync(join(folder, 'gtk-3.0'))
  const motion = `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`
  writeFileSync(join(folder, 'gtk-3.0', 'settings.ini'), motion)
  const driver = `openbox --sm-disable & exec WebKitWebDriver --port=${port}`
  const display = ['-a', '-s', '-screen 0 2048x2048x24', 'sh', '-c', driver]
  const homes = { XDG_CONFIG_HOME: folder, XDG_CACHE_HOME: folder, XDG_DATA_HOME: folder }
  return spawn('xvfb-run', display, {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, ...homes },
  })
}

async function waitUntilAnswering(address: string) {
  const end = Date.now() + START_MS
  while (!(await fetch(address).catch(() => undefined))) {
    if (Date.now() > end) throw new Error('WebKitWebDriver does not answer.')
    await new Promise((passed) => setTimeout(passed, 50))
  }
}

function startSession(address: string, { colorScheme, runsScripts }: WindowOptions) {
  const args = ['--automation', `--enable-javascript=${runsScripts}`]
  if (colorScheme === 'dark') args.push('--dark-mode')
  return new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: process.env.WEBKIT_PATH, args },
    })
    .build()
}

/** The window's rectangle includes its frame, so the page in it is smaller at first. */
async function resizeViewport(driver: WebDriver, { width, height }: WindowOptions) {
  const window = driver.manage().window()
  const resize = (size: { width: number; height: number }) =>
    window.setRect({ x: 0, y: 0, ...size })
  await resize({ width, height })
  const [innerWidth = 0, innerHeight = 0] = await driver.executeScript<number[]>(
    'return [innerWidth, innerHeight]',
  )
  await resize({ width: 2 * width - innerWidth, height: 2 * height - innerHeight })
}

function windowOf(driver: WebDriver, { preload }: WindowOptions): Omit<DrivenWindow, 'close'> {
  const evaluate = (expression: string) =>
    driver.executeScript(`return (async () => (${expression}))()`)
  return {
    goTo: async (address) => {
      await driver.get(address)
      await evaluate(`(${preload})()`)
    },
    evaluate: async (expression, place) => {
      if (place === 'page') return evaluate(expression)
      await driver.switchTo().frame(driver.findElement(By.css('iframe')))
      try {
        return await evaluate(expression)
      } finally {
        await driver.switchTo().defaultContent()
      }
    },
    press: async (keys) => {
      const pressed = keys.split(/(?<=.)\+/).map(keyOf)
      const actions = driver.actions()
      for (const key of pressed) actions.keyDown(key)
      for (const key of pressed.toReversed()) actions.keyUp(key)
      await actions.perform()
    },
    clickAt: async (x, y) => {
      const at = { x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 }
      await driver.actions().move(at).press().release().perform()
    },
  }
}

/** WebDriver's character for a key named as in UI Events: "ArrowLeft", "Tab", "a". */
function keyOf(name: string): string {
  const key = name.replace(/(?<=Arrow)([A-Z])/, '_$1').toUpperCase()
  return (Key as unknown as Record<string, string>)[key] ?? name
}
