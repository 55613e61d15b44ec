import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openBrowser, watch } from './browser.ts'

const PAGES = ['/', '/privacy-policy', '/terms-of-service', '/medical-disclaimer', '/nope']

let browser: Browser
const site = () => `http://127.0.0.1:${inject('ports').nginx}`

beforeAll(async () => {
  browser = await openBrowser()
})

afterAll(() => browser.close())

async function openTwoQuestions(page: Page) {
  await page.locator('#faq summary').first().click()
  await page.locator('#faq summary').nth(1).click()
  await expect.poll(() => page.locator('#faq details[open]').count()).toBe(1)
}

async function seeEverything(page: Page) {
  await page.locator('.masking-illustration').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Pause the pictures' }).click()
  await page.locator('#waitlist').scrollIntoViewIfNeeded()
  const frame = page.frameLocator('#waitlist iframe')
  await frame.getByRole('button', { name: 'Join the waitlist' }).waitFor()
  await openTwoQuestions(page)
}

/** What a script could do that got into the page; `refused` counts what Trusted Types stopped. */
function attack() {
  const add = (tag: string, parts: object) =>
    document.body.append(Object.assign(document.createElement(tag), parts))
  const style = document.createElement('style')
  style.append('body { outline: 7px solid red }')
  document.body.append(style)
  add('iframe', { src: 'https://example.com/' })
  add('base', { href: 'https://example.com/' })
  let refused = 0
  const image = '<img src=x onerror="window.harmed = true">'
  for (const attempt of [
    () => add('script', { text: 'window.harmed = true' }),
    () => document.body.insertAdjacentHTML('beforeend', image),
  ]) {
    try {
      attempt()
    } catch {
      refused++
    }
  }
  return {
    refused,
    ran: 'harmed' in window,
    isOutlined: getComputedStyle(document.body).outlineWidth === '7px',
    isMoved: document.baseURI.startsWith('https://example.com'),
  }
}

it.each(PAGES)('a whole visit of %s breaks no rule; then an attack fails', async (path) => {
  const page = await browser.newPage()
  const { lines, origins, violations } = await watch(page)
  await page.goto(site() + path)
  // The form's service learns of nobody who stays at the top.
  expect([...origins]).toEqual([site()])
  if (path === '/') await seeEverything(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.evaluate(() => document.fonts.ready)

  expect(await violations()).toEqual([])
  const own = path === '/nope' ? [/^error: Failed to load resource/, /^error: Page not found/] : []
  expect(lines.filter((line) => !own.some((known) => known.test(line)))).toEqual([])
  expect([...origins]).toEqual(path === '/' ? [site(), inject('formOrigin')] : [site()])
  expect(await page.evaluate(attack)).toEqual({
    refused: 2,
    ran: false,
    isOutlined: false,
    isMoved: false,
  })
  await expect
    .poll(async () => [...new Set((await violations()).map((line) => line.split(' ')[0]))].sort())
    .toEqual(['base-uri', 'frame-src', 'require-trusted-types-for', 'style-src-elem'])
  await page.close()
})

it('a return visit asks again for the page alone, and gets no second copy', async () => {
  const context = await browser.newContext()
  /** What came whole by the visit's end, and its bytes: none for what the browser has kept. */
  async function visit() {
    const page = await context.newPage()
    await page.goto(`${site()}/`)
    await seeEverything(page)
    await page.evaluate(() => document.fonts.ready)
    const sizes = await page.evaluate(() => {
      const entries = performance.getEntries() as PerformanceResourceTiming[]
      return entries.flatMap(({ name, transferSize }) =>
        transferSize ? [[name, transferSize] as const] : [],
      )
    })
    await page.close()
    return sizes
  }
  const known = new Map(await visit())
  expect(known.size).toBeGreaterThan(5)
  // An answer of 304 counts as 300 bytes (Resource Timing, 4.3).
  expect((await visit()).filter(([name]) => known.has(name))).toEqual([[`${site()}/`, 300]])
  await context.close()
})

it('a page that a translator changed before its scripts came still works', async () => {
  const page = await browser.newPage()
  const { violations } = await watch(page)
  await page.goto(`${site()}/`)
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const nodes: Text[] = []
    while (texts.nextNode()) nodes.push(texts.currentNode as Text)
    const isWords = ({ data, parentElement }: Text) =>
      data.trim() && parentElement?.closest('main') && !parentElement.closest('style, script')
    for (const node of nodes.filter(isWords)) {
      const moved = document.createElement('span')
      node.replaceWith(moved)
      moved.append(node)
    }
  })
  await page.locator('.masking-illustration').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Pause the pictures' }).waitFor()
  await openTwoQuestions(page)
  expect(await violations()).toEqual([])
  await page.close()
})
