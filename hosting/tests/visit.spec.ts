import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { release } from '../release.ts'
import { openBrowser, watch } from './browser.ts'
import { type RunningServer, startNginx } from './servers.ts'

const PAGES = ['/', '/privacy-policy', '/terms-of-service', '/medical-disclaimer', '/nope']

let place: string
let nginx: RunningServer
let browser: Browser

const site = () => `http://127.0.0.1:${nginx.port}`

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'place-'))
  await release(join(inject('hosts'), 'server'), place, '1')
  nginx = await startNginx(place)
  browser = await openBrowser()
})

afterAll(async () => {
  await browser.close()
  await nginx.stop()
  await rm(place, { recursive: true })
})

async function seeEverything(page: Page) {
  await page.locator('#masking').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Pause the pictures' }).click()
  await page.locator('#waitlist astro-island').scrollIntoViewIfNeeded()
  const frame = page.frameLocator('#waitlist iframe')
  await frame.getByRole('button', { name: 'Join the waitlist' }).waitFor()
  for (const question of await page.locator('#faq summary').all()) await question.click()
  await expect.poll(() => page.locator('#faq details[open]').count()).toBe(1)
  await page.locator('astro-island:not([ssr])').nth(2).waitFor({ state: 'attached' })
}

it.each(PAGES)(
  'a whole visit of %s breaks no rule, keeps nothing and asks no one else',
  async (path) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const { lines, origins, violations } = await watch(page)
    const answer = await page.goto(site() + path)
    if (path === '/') await seeEverything(page)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')

    expect(answer?.headers()['content-security-policy']).toContain('require-trusted-types-for')
    expect(await violations()).toEqual([])
    const own =
      path === '/nope' ? [/^error: Failed to load resource/, /^error: Page not found/] : []
    expect(lines.filter((line) => !own.some((known) => known.test(line)))).toEqual([])
    expect([...origins].sort()).toEqual(
      path === '/' ? [site(), inject('formOrigin')].sort() : [site()],
    )
    expect(await context.cookies()).toEqual([])
    const kept = await page.evaluate(async () => [
      localStorage.length,
      sessionStorage.length,
      (await indexedDB.databases()).length,
      (await caches.keys()).length,
    ])
    expect(kept).toEqual([0, 0, 0, 0])
    await context.close()
  },
)

it('the form is not asked before it comes near', async () => {
  const page = await browser.newPage()
  const { origins } = await watch(page)
  await page.goto(`${site()}/`)
  await page.waitForLoadState('networkidle')
  expect([...origins]).toEqual([site()])
  await page.close()
})

it('machines’ data in the page is no script: it needs no exception and breaks no rule', async () => {
  const page = await browser.newPage()
  const { violations } = await watch(page)
  await page.goto(`${site()}/`)
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(data ?? '')['@graph']).toHaveLength(2)
  expect(await violations()).toEqual([])
  await page.close()
})

it.each(PAGES)(
  'what is slipped into %s is blocked: script, style, frame, base, form',
  async (path) => {
    const page = await browser.newPage()
    const { violations } = await watch(page)
    await page.goto(site() + path)
    const harm = await page.evaluate(() => {
      const add = (tag: string, parts: object) =>
        document.body.append(Object.assign(document.createElement(tag), parts))
      const style = document.createElement('style')
      style.append('body { outline: 7px solid red }')
      document.body.append(style)
      add('iframe', { src: 'https://example.com/' })
      add('base', { href: 'https://example.com/' })
      let refused = 0
      for (const attack of [
        () => add('script', { text: 'window.harmed = true' }),
        () => {
          document.body.insertAdjacentHTML(
            'beforeend',
            '<img src=x onerror="window.harmed = true">',
          )
        },
      ]) {
        try {
          attack()
        } catch {
          refused++
        }
      }
      return {
        refused,
        ran: 'harmed' in window,
        outline: getComputedStyle(document.body).outlineWidth,
        base: document.baseURI.startsWith('https://example.com'),
      }
    })
    expect(harm).toMatchObject({ refused: 2, ran: false, base: false })
    expect(harm.outline).not.toBe('7px')
    await expect
      .poll(async () => [...new Set((await violations()).map((line) => line.split(' ')[0]))].sort())
      .toEqual(['base-uri', 'frame-src', 'require-trusted-types-for', 'style-src-elem'])
    await page.close()
  },
)

it('a script in the markup itself is blocked by its hash', async () => {
  const page = await browser.newPage()
  const { violations } = await watch(page)
  await page.route(`${site()}/`, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text())
      .replace('</body>', '<script>window.harmed = true</script><style>p{color:red}</style></body>')
      .replace(/<meta http-equiv="content-security-policy"[^>]*>/, '')
    await route.fulfill({ response: answer, body })
  })
  await page.goto(`${site()}/`)
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false)
  expect(await violations()).toEqual(['script-src-elem inline', 'style-src-elem inline'])
  await page.close()
})

it('no other site can frame a page', async () => {
  const other = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end(
      `<iframe src="${site()}/"></iframe><iframe src="${site()}/cards/home.png"></iframe>`,
    )
  })
  await once(other.listen(0, '127.0.0.1'), 'listening')
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`)
  const framed = page.frames().slice(1)
  await expect
    .poll(() => framed.map((frame) => frame.url()))
    .toEqual(['chrome-error://chromewebdata/', 'chrome-error://chromewebdata/'])
  await page.close()
  other.close()
})

it('a page that a translator changed before its scripts came goes on to work', async () => {
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
  await page.locator('#masking').scrollIntoViewIfNeeded()
  await page.locator('#faq').scrollIntoViewIfNeeded()
  await page.locator('#faq summary').first().click()
  await page.locator('#faq summary').nth(1).click()
  await expect.poll(() => page.locator('#faq details[open]').count()).toBe(1)
  expect(await violations()).toEqual([])
  await page.close()
})
