import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import process from 'node:process'
import { setTimeout as pass } from 'node:timers/promises'
import { test as base, expect, type Page } from '@playwright/test'
import { readShifts, recordShifts } from './layout-shifts.ts'
import { ALL_PAGES } from './pages.ts'
import { CHROMIUM_SWITCHES, SITE_ADDRESS } from './site-under-test.ts'

/** In characters: small enough that the browser draws between the pieces of every page. */
const PIECE = 700
const BETWEEN_PIECES_MS = 20

async function sendInPieces(response: ServerResponse, html: string) {
  for (let from = 0; from < html.length; from += PIECE) {
    response.write(html.slice(from, from + PIECE))
    await pass(BETWEEN_PIECES_MS)
  }
  response.end()
}

/** The site, whose pages come as over a bad line; all else comes at once. */
const test = base.extend<{ slowSite: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern here.
  slowSite: async ({}, use) => {
    const server = createServer(async (request, response) => {
      const answer = await fetch(SITE_ADDRESS + request.url)
      const type = answer.headers.get('content-type') ?? ''
      response.writeHead(answer.status, { 'Content-Type': type })
      if (type.startsWith('text/html')) return sendInPieces(response, await answer.text())
      return response.end(await answer.bytes())
    })
    server.listen(0, 'localhost')
    await once(server, 'listening')
    await use(`http://localhost:${(server.address() as AddressInfo).port}`)
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
  expect(await readShifts(page)).toEqual([])
}

const waits = (page: Page) =>
  page
    .locator('link[rel=expect]')
    .evaluate((link: HTMLLinkElement) => matchMedia(link.media).matches)

// Seen to catch the header's links, the hero and the legal pages' columns moving on desktops.
for (const { name, path } of ALL_PAGES) {
  for (const [width, height] of [
    [360, 740],
    [1280, 740],
    [2560, 1440],
  ] as const) {
    test(`nothing jumps while ${name} comes piece by piece, ${width} px wide`, async ({
      page,
      slowSite,
    }) => {
      await page.setViewportSize({ width, height })
      await expectStillness(page, slowSite + path)
      expect(await waits(page)).toBe(true)
      const waitedFor = await page.locator('link[rel=expect]').getAttribute('href')
      await expect(page.locator(waitedFor ?? 'none')).toBeAttached()
    })
  }

  test.describe('beneath a finger', () => {
    test.use({ hasTouch: true, isMobile: true })

    for (const [width, height, isLarge] of [
      [360, 740, false],
      [412, 915, false],
      [430, 932, true],
      [768, 1024, true],
    ] as const) {
      test(`nothing jumps while ${name} comes piece by piece, ${width} px wide`, async ({
        page,
        slowSite,
      }) => {
        await page.setViewportSize({ width, height })
        await expectStillness(page, slowSite + path)
        expect(await waits(page)).toBe(isLarge)
      })
    }
  })
}
