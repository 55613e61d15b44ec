import puppeteer, { type Browser, type CDPSession, type Page } from 'puppeteer-core'
import { findChromium } from '../e2e/support/find-browser.ts'
import { SLOW_4G } from '../e2e/support/network.ts'
import { CHROMIUM_SWITCHES } from '../e2e/support/site-under-test.ts'

/** The window of Lighthouse's phone, in pixels. */
const PHONE = { width: 412, height: 823 }

/** Chromium as the tests have it. */
export function startBrowser(): Promise<Browser> {
  return puppeteer.launch({
    executablePath: findChromium(),
    headless: true,
    args: [...CHROMIUM_SWITCHES],
  })
}

export const pass = (ms: number) => new Promise((passed) => setTimeout(passed, ms))

/** A window on a slow phone, without any cache from before. */
export interface Phone {
  send: CDPSession['send']
  on: CDPSession['on']
  /** Opens a page and lets it come to rest. */
  open: (address: string) => Promise<void>
  /** Runs a function in the page and waits for what it gives; it sees nothing from outside it. */
  run: <Result, Values extends unknown[]>(
    inPage: (...values: Values) => Result,
    ...values: Values
  ) => Promise<Awaited<Result>>
  close: () => Promise<void>
}

/** What a page needs to come to rest once it has loaded: the drawing of its font, and idle time. */
const REST_MS = 1000

/**
 * Opens a phone by the browser's own protocol. Puppeteer's pages ask the browser to watch their
 * scripts (`Runtime.enable`), and so React took 60 to 90 ms to start instead of 10 to 20.
 * @param slower how many times slower the processor is
 * @param isSlowNetwork whether the network is slow 4G
 */
export async function openPhone(
  browser: Browser,
  slower: number,
  isSlowNetwork = false,
): Promise<Phone> {
  const root = await browser.target().createCDPSession()
  const { browserContextId } = await root.send('Target.createBrowserContext')
  const { targetId } = await root.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  })
  const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: true })
  const session = root.connection()?.session(sessionId)
  if (!session) throw new Error('The browser closed the window that it had opened.')

  const run: Phone['run'] = async (inPage, ...values) => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression: `(${inPage})(...${JSON.stringify(values)})`,
      awaitPromise: true,
      returnByValue: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description)
    return result.value
  }

  await session.send('Page.enable')
  await session.send('Network.enable')
  // A window behind another draws nothing.
  await session.send('Page.bringToFront')
  await session.send('Emulation.setDeviceMetricsOverride', {
    ...PHONE,
    deviceScaleFactor: 1,
    mobile: true,
  })
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  if (isSlowNetwork) await session.send('Network.emulateNetworkConditions', SLOW_4G)
  return {
    send: session.send.bind(session),
    on: session.on.bind(session),
    run,
    open: async (address) => {
      const loaded = new Promise((done) => session.once('Page.loadEventFired', done))
      const { errorText } = await session.send('Page.navigate', { url: address })
      if (errorText) throw new Error(`${address} could not be opened: ${errorText}`)
      await loaded
      await pass(REST_MS)
    },
    close: () => root.send('Target.disposeBrowserContext', { browserContextId }),
  }
}

/**
 * A wide window on the same slow 4G and a processor 4 times slower, without any cache from before.
 */
export async function openDesktop(browser: Browser): Promise<Page> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.bringToFront()
  await page.setViewport({ width: 1280, height: 800 })
  await page.emulateCPUThrottling(4)
  const { latency, downloadThroughput: download, uploadThroughput: upload } = SLOW_4G
  await page.emulateNetworkConditions({ latency, download, upload })
  return page
}
