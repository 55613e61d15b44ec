import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { makeHostFiles } from '../make-host-files.ts'
import { release } from '../release.ts'
import { ask } from './ask.ts'
import { openBrowser, watch } from './browser.ts'
import { type OwnServer, startCaddy, startNginx } from './servers.ts'

/** Stands for a style that only the second build has. */
const NEXT_HASH = `'sha256-${'A'.repeat(43)}='`

let folder: string
let place: string
let browser: Browser
/** The files of two builds: of the second, every script has another name. */
const made = { first: '', second: '' }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'builds-'))
  made.first = join(inject('hosts'), 'server')
  const dist = join(folder, 'dist')
  await cp(inject('dist'), dist, { recursive: true })
  await renameScripts(dist)
  await makeHostFiles(dist, join(folder, 'hosts'), 'https://www.example.com')
  made.second = join(folder, 'hosts/server')
  browser = await openBrowser()
})

afterAll(async () => {
  await browser.close()
  await rm(folder, { recursive: true })
})

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'place-'))
})

afterEach(() => rm(place, { recursive: true }))

/** Gives a built site the names that a build of other scripts would give it. */
async function renameScripts(dist: string) {
  const scripts = (await readdir(join(dist, '_astro'))).filter((name) => name.endsWith('.js'))
  const renamed = (text: string) =>
    scripts.reduce((words, name) => words.replaceAll(name, `next-${name}`), text)
  for (const name of scripts) {
    const path = join(dist, '_astro', name)
    await writeFile(path, renamed(await readFile(path, 'utf8')))
    await rename(path, join(dist, '_astro', `next-${name}`))
  }
  const index = join(dist, 'index.html')
  const page = renamed(await readFile(index, 'utf8'))
  await writeFile(index, page.replace("style-src 'self'", `style-src 'self' ${NEXT_HASH}`))
}

const scriptsServed = async () => {
  const names = await readdir(join(place, 'current/site/_astro'))
  return names.filter((name) => name.endsWith('.js'))
}

async function readToTheEnd(page: Page) {
  await page.locator('#masking').scrollIntoViewIfNeeded()
  await page.locator('#waitlist astro-island').scrollIntoViewIfNeeded()
  await page.locator('#faq').scrollIntoViewIfNeeded()
}

describe('a release', () => {
  it('keeps the scripts of the last one, and no older ones', async () => {
    await release(made.first, place, '1')
    const old = await scriptsServed()
    await release(made.second, place, '2')
    const next = old.map((name) => `next-${name}`)
    expect((await scriptsServed()).sort()).toEqual([...old, ...next].sort())
    await release(made.second, place, '3')
    expect((await scriptsServed()).sort()).toEqual([...next].sort())
    expect((await readdir(join(place, 'releases'))).sort()).toEqual(['2', '3'])
  })

  it('leaves what is served as it is where it fails', async () => {
    await release(made.first, place, '1')
    await expect(release(join(folder, 'no-such-build'), place, '2')).rejects.toThrow()
    await expect(release(made.second, place, '1')).rejects.toThrow()
    expect(await readFile(join(place, 'current/site/index.html'), 'utf8')).toBe(
      await readFile(join(made.first, 'site/index.html'), 'utf8'),
    )
  })
})

describe.each([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
] as const)('%s', (name, start) => {
  let server: OwnServer

  beforeEach(async () => {
    await release(made.first, place, '1')
    server = await start(place)
  })

  afterEach(() => server.stop())

  it('shows the pages and the headers of one release, never of two', async () => {
    let isDone = false
    const mixed: string[] = []
    let dropped = 0
    const watching = (async () => {
      while (!isDone) {
        const answer = await ask(server.port, '/').catch(() => undefined)
        // Caddy drops what waits at the moment of a reload; a browser asks again by itself.
        if (!answer) {
          dropped++
          continue
        }
        const { headers, body } = answer
        const own = `${headers['content-security-policy']}`
        const meta = body.toString().match(/content-security-policy" content="([^"]*)"/)?.[1] ?? ''
        const hashes = (policy: string) => policy.match(/'sha256-[^']+'/g)?.join(' ')
        if (hashes(own) !== hashes(meta)) mixed.push(own)
      }
    })()
    await release(made.second, place, '2')
    await server.reload()
    isDone = true
    await watching
    expect(mixed).toEqual([])
    expect(dropped).toBeLessThanOrEqual(name === 'nginx' ? 0 : 2)
    const { headers, body } = await ask(server.port, '/')
    expect(body.toString()).toContain('/_astro/next-')
    expect(headers['content-security-policy']).toContain(NEXT_HASH)
  })

  it('a page that was open before a deployment goes on to come alive', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 300 } })
    const { lines } = await watch(page)
    await page.goto(`http://127.0.0.1:${server.port}/`)
    expect(await page.locator('astro-island[ssr]').count()).toBe(3)
    await release(made.second, place, '2')
    await server.reload()
    await readToTheEnd(page)
    await page.getByRole('button', { name: 'Pause the pictures' }).waitFor()
    // The form is asked for only where the visitor stays.
    await page.locator('#waitlist .waitlist-frame').scrollIntoViewIfNeeded()
    await page.locator('#waitlist iframe').waitFor({ state: 'attached' })
    await expect.poll(() => page.locator('astro-island[ssr]').count()).toBe(0)
    expect(lines.filter((line) => line.startsWith('error') || line.startsWith('uncaught'))).toEqual(
      [],
    )
    await page.close()
  })

  it('a page that is two deployments old stays readable, with its way to the form', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 300 } })
    await page.goto(`http://127.0.0.1:${server.port}/`)
    await release(made.second, place, '2')
    await release(made.second, place, '3')
    await server.reload()
    await readToTheEnd(page)
    await page.getByText('Residual Inhibition').first().waitFor()
    const question = page.locator('#faq summary').first()
    await question.click()
    expect(await page.locator('#faq details[open]').count()).toBe(1)
    const form = page.locator(`#waitlist a[href^="${inject('formOrigin')}/t/waitlist"]`)
    expect(await form.first().isVisible()).toBe(true)
    await page.close()
  })
})
