import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import process from 'node:process'
import { setTimeout as pass } from 'node:timers/promises'
import { test as base, expect, type Page } from '@playwright/test'
import { readShifts, recordShifts, settleFrames } from './support/layout-shifts.ts'
import { ALL_PAGES } from './support/pages.ts'
import { CHROMIUM_SWITCHES, SITE_ADDRESS } from './support/site-under-test.ts'

/** In characters, or to the next tag: so small that the first view is drawn at every step. */
const PIECE = 120
/** What is below the first view can come faster. */
const PIECE_BELOW = 1400
const BETWEEN_PIECES_MS = 20

/** A line over which pages come piece by piece. */
interface Line {
  address: string
  /** What is below a page's first view is kept back until this has come to pass. */
  below: Promise<unknown>
}

async function sendInPieces(response: ServerResponse, html: string, line: Line) {
  const [, firstBelow] = /<link rel="expect" href="#([\w-]+)"/.exec(html) ?? []
  const below = html.indexOf(` id="${firstBelow}"`)
  // Nothing of the head is drawn.
  let sent = html.indexOf('<body')
  if (below < sent) throw new Error(`There is nothing called "${firstBelow}" on this page.`)
  response.write(html.slice(0, sent))
  while (sent < html.length && !response.destroyed) {
    const nextTag = html.indexOf('<', sent + (sent < below ? PIECE : PIECE_BELOW))
    const end = nextTag < 0 ? html.length : nextTag
    if (end > below) await line.below
    response.write(html.slice(sent, end))
    sent = end
    await pass(BETWEEN_PIECES_MS)
  }
  response.end()
}

/** The site, whose pages come as over a bad line; all else comes at once. */
const test = base.extend<{ badLine: Line }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern here.
  badLine: async ({}, use) => {
    const line: Line = { address: '', below: Promise.resolve() }
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

// With bars for scrolling, as on most desktops: a page that grows past the window gets one.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: CHROMIUM_SWITCHES,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
})

async function expectStillness(page: Page, address: string) {
  await recordShifts(page)
  await page.goto(address)
  await settleFrames(page)
  expect(await readShifts(page)).toEqual([])
}

/** Opens a page in a window, and tells whether that window waits for the whole first view. */
async function expectNothingJumps(page: Page, address: string, width: number, height: number) {
  await page.setViewportSize({ width, height })
  await expectStillness(page, address)
  return page
    .locator('link[rel=expect]')
    .evaluate((link: HTMLLinkElement) => matchMedia(link.media).matches)
}

const hasDrawn = () => performance.getEntriesByName('first-contentful-paint').length > 0

// Seen to catch the header's links, the hero and the legal pages' columns moving on desktops.
for (const { name, path } of ALL_PAGES) {
  const title = (width: number) =>
    `nothing jumps while ${name} comes piece by piece, ${width} px wide`

  for (const [width, height] of [
    [360, 740],
    [1280, 740],
    [2560, 1440],
  ] as const) {
    test(title(width), async ({ page, badLine }) => {
      expect(await expectNothingJumps(page, badLine.address + path, width, height)).toBe(true)
      const waitedFor = await page.locator('link[rel=expect]').getAttribute('href')
      await expect(page.locator(waitedFor ?? 'none')).toBeAttached()
    })
  }

  test.describe('beneath a finger', () => {
    test.use({ hasTouch: true, isMobile: true })

    for (const [width, height, waits] of [
      [360, 740, false],
      [412, 915, false],
      [600, 960, false],
      [768, 1024, true],
    ] as const) {
      test(title(width), async ({ page, badLine }) => {
        expect(await expectNothingJumps(page, badLine.address + path, width, height)).toBe(waits)
      })
    }

    test(`a phone draws ${name} before what is below has come`, async ({ page, badLine }) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      badLine.below = promise
      await page.setViewportSize({ width: 412, height: 915 })
      await page.goto(badLine.address + path, { waitUntil: 'commit' })
      // A page that draws nothing has no frames to ask in.
      await page.waitForFunction(hasDrawn, undefined, { polling: 50 })
      resolve()
    })
  })
}
