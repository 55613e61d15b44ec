import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import process from 'node:process'
import { setTimeout as pass } from 'node:timers/promises'
import { test as base, expect } from '@playwright/test'
import { readShifts, recordShifts } from './support/layout-shifts.ts'
import { readToTheEnd } from './support/observe.ts'
import { STYLED_PAGES } from './support/pages.ts'
import { CHROMIUM_SWITCHES, SITE_ADDRESS } from './support/site-under-test.ts'

/** In characters: small enough that the first view is drawn in many steps. */
const PIECE = { ofFirstView: 300, below: 3000 }
const FIRST_VIEW = 20_000
const BETWEEN_PIECES_MS = 20

/** A line over which pages come piece by piece. */
interface BadLine {
  address: string
  /** The last third of a page is held back until then. */
  lastThird: Promise<unknown>
}

async function sendInPieces(response: ServerResponse, html: string, line: BadLine) {
  // The header arrives whole, since it is half a packet: its links, aligned right, would move.
  const main = html.indexOf('<main')
  const lastThird = main + ((html.length - main) * 2) / 3
  for (let sent = 0; sent < html.length && !response.destroyed; ) {
    const { ofFirstView, below } = PIECE
    const piece = sent < main ? main : sent + (sent < main + FIRST_VIEW ? ofFirstView : below)
    const nextTag = html.indexOf('<', piece)
    const end = nextTag < 0 ? html.length : nextTag
    if (end > lastThird) await line.lastThird
    response.write(html.slice(sent, end))
    sent = end
    await pass(BETWEEN_PIECES_MS)
  }
  response.end()
}

const test = base.extend<{ badLine: BadLine }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern here.
  badLine: async ({}, use) => {
    const line: BadLine = { address: '', lastThird: Promise.resolve() }
    const server = createServer(async (request, response) => {
      const answer = await fetch(SITE_ADDRESS + request.url)
      const type = answer.headers.get('content-type') ?? ''
      response.writeHead(answer.status, { 'Content-Type': type })
      if (type.startsWith('text/html')) return sendInPieces(response, await answer.text(), line)
      return response.end(await answer.bytes())
    })
    server.listen(0, 'localhost')
    await once(server, 'listening')
    line.address = `http://localhost:${(server.address() as AddressInfo).port}`
    await use(line)
    server.closeAllConnections()
    server.close()
  },
})

// With scroll bars, as on most desktops: a page that outgrows the window gets one.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: CHROMIUM_SWITCHES,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
})

const hasDrawn = () => performance.getEntriesByName('first-contentful-paint').length > 0

for (const { isTouch, ...viewport } of [
  { width: 412, height: 915, isTouch: true },
  { width: 1280, height: 740, isTouch: false },
]) {
  test.describe(() => {
    test.use({ viewport, hasTouch: isTouch, isMobile: isTouch })

    for (const { name, path } of STYLED_PAGES) {
      test(`nothing moves while ${name} loads piece by piece, ${viewport.width} px wide`, async ({
        page,
        badLine,
      }) => {
        await recordShifts(page)
        await page.goto(badLine.address + path)
        await readToTheEnd(page, path)
        expect(await readShifts(page)).toEqual([])
      })

      test(`${name} is drawn before all of it has come, ${viewport.width} px wide`, async ({
        page,
        badLine,
      }) => {
        const { promise, resolve } = Promise.withResolvers<void>()
        badLine.lastThird = promise
        await page.goto(badLine.address + path, { waitUntil: 'commit' })
        // A page that draws nothing has no frames to poll in.
        await page.waitForFunction(hasDrawn, undefined, { polling: 50 })
        resolve()
      })
    }
  })
}
