import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { type DrivenWindow, type Driver, NotPossible, type WindowOptions } from './driver.ts'

/** The key under which WebDriver hands out an element (W3C WebDriver, section "Elements"). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** WebDriver's characters for keys that write none (W3C WebDriver, "Keyboard actions"). */
const KEYS: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Space: ' ',
}

const START_MS = 20_000

/** WebKitGTK by WebDriver: one process for each window, because it takes its settings at start. */
export async function startWebKit(): Promise<Driver> {
  return { openWindow, close: async () => undefined }
}

async function openWindow(options: WindowOptions): Promise<DrivenWindow> {
  if (options.blockedOrigin) throw new NotPossible('This driver cannot refuse a request.')
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  const port = await freePort()
  const server = startServer(port, folder, options)

  async function close() {
    if (server.pid) process.kill(-server.pid, 'SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }

  try {
    const send = await startSession(port, options)
    await send('POST', 'timeouts', { script: 60_000, pageLoad: 60_000 })
    await send('POST', 'window/rect', { width: options.width, height: options.height })
    await growToViewport(send, options)
    return { ...windowOf(send, options), close }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * A display that nobody sees, the driver in it, and GTK's own settings for this window alone. The
 * window manager gives the window the focus: without it `:focus` matches nothing.
 */
function startServer(port: number, folder: string, { reducedMotion }: WindowOptions): ChildProcess {
  mkdirSync(join(folder, 'gtk-3.0'))
  const motion = `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`
  writeFileSync(join(folder, 'gtk-3.0', 'settings.ini'), motion)
  return spawn(
    'xvfb-run',
    [
      ...['-a', '-s', '-screen 0 2048x2048x24', 'sh', '-c'],
      `openbox --sm-disable & exec WebKitWebDriver --port=${port}`,
    ],
    {
      detached: true,
      stdio: 'ignore',
      env: {
        ...process.env,
        XDG_CONFIG_HOME: folder,
        XDG_CACHE_HOME: folder,
        XDG_DATA_HOME: folder,
      },
    },
  )
}

type Send = (method: 'GET' | 'POST', path: string, body?: object) => Promise<unknown>

async function startSession(
  port: number,
  { colorScheme, runsScripts }: WindowOptions,
): Promise<Send> {
  const address = `http://127.0.0.1:${port}/session`
  const args = ['--automation', `--enable-javascript=${runsScripts}`]
  if (colorScheme === 'dark') args.push('--dark-mode')
  const capabilities = {
    alwaysMatch: {
      // With 'eager' it answers before some documents are there, and scripts then wait for ever.
      pageLoadStrategy: 'normal',
      'webkitgtk:browserOptions': { binary: process.env.WEBKIT_PATH, args },
    },
  }
  await whenAnswering(`http://127.0.0.1:${port}/status`)
  const { sessionId } = (await command(address, 'POST', { capabilities })) as { sessionId: string }
  return (method, path, body) => command(`${address}/${sessionId}/${path}`, method, body)
}

async function whenAnswering(address: string) {
  const end = Date.now() + START_MS
  for (;;) {
    try {
      await fetch(address)
      return
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((passed) => setTimeout(passed, 50))
    }
  }
}

async function command(address: string, method: string, body: object | undefined) {
  const answer = await fetch(address, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  })
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

/** The window's rectangle holds its frame too, so that the page in it comes out smaller. */
async function growToViewport(send: Send, { width, height }: WindowOptions) {
  const script = 'return [window.innerWidth, window.innerHeight]'
  const inner = (await send('POST', 'execute/sync', { script, args: [] })) as [number, number]
  await send('POST', 'window/rect', {
    width: width + width - inner[0],
    height: height + height - inner[1],
  })
}

function windowOf(send: Send, { preload }: WindowOptions): Omit<DrivenWindow, 'close'> {
  async function run(expression: string): Promise<unknown> {
    const script = `const done = arguments[arguments.length - 1];
      (async () => (${expression}))().then((value) => done({ value }), (error) => done({ error: String(error) }))`
    const result = (await send('POST', 'execute/async', { script, args: [] })) as {
      value?: unknown
      error?: string
    }
    if (result.error !== undefined) throw new Error(result.error)
    return result.value
  }

  const act = (actions: object[]) => send('POST', 'actions', { actions })

  return {
    goTo: async (address) => {
      await send('POST', 'url', { url: address })
      await run(`(${preload})()`)
    },
    evaluate: async (expression, place) => {
      if (place === 'page') return run(expression)
      const wanted = { using: 'css selector', value: 'iframe' }
      const frame = (await send('POST', 'element', wanted)) as Record<string, string>
      await send('POST', 'frame', { id: { [ELEMENT]: frame[ELEMENT] } })
      try {
        return await run(expression)
      } finally {
        await send('POST', 'frame', { id: null })
      }
    },
    press: async (keys) => {
      const pressed = keys.split(/(?<=.)\+/).map((key) => KEYS[key] ?? key)
      await act([
        {
          type: 'key',
          id: 'keyboard',
          actions: [
            ...pressed.map((value) => ({ type: 'keyDown', value })),
            ...pressed.toReversed().map((value) => ({ type: 'keyUp', value })),
          ],
        },
      ])
    },
    clickAt: async (x, y) => {
      const at = { x: Math.round(x), y: Math.round(y), origin: 'viewport', duration: 0 }
      await act([
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [
            { type: 'pointerMove', ...at },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ])
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
