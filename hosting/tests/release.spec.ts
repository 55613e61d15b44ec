import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  inject,
  it,
  onTestFinished,
} from 'vitest'
import { makeHostFiles } from '../make-host-files.ts'
import { release } from '../release.ts'
import { ask } from './ask.ts'
import { openBrowser, watch } from './browser.ts'
import { startCaddy, startNginx } from './servers.ts'
import { makeTinyProject } from './tiny-project.ts'

let folder: string
let place: string
let browser: Browser
/** The files of two builds. In the second, every script has another name. */
const made = { first: '', second: '' }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'builds-'))
  const dist = join(folder, 'dist')
  await cp(inject('dist'), dist, { recursive: true })
  await renameScripts(dist)
  await makeHostFiles(dist, join(folder, 'hosts'), 'https://www.example.com')
  made.first = join(inject('hosts'), 'server')
  made.second = join(folder, 'hosts/server')
  browser = await openBrowser()
})

afterAll(async () => {
  await browser.close()
  await rm(folder, { recursive: true })
})

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'place-'))
  await release(made.first, place)
})

afterEach(() => rm(place, { recursive: true }))

/** Gives a built site the names that a build with other scripts would give it. */
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
  await writeFile(index, renamed(await readFile(index, 'utf8')))
}

/** Asks for the page again and again, and counts the answers that are no whole build's. */
function watchRelease(port: number, whole: string[]) {
  const seen = { isDone: false, mixed: 0, dropped: 0 }
  const watching = (async () => {
    while (!seen.isDone) {
      const answer = await ask(port, '/').catch(() => undefined)
      if (!answer) seen.dropped++
      else if (!whole.includes(`${answer.body}`)) seen.mixed++
    }
  })()
  return async () => {
    seen.isDone = true
    await watching
    return seen
  }
}

/** In a window so low that no part has asked for its script yet. */
async function openLowWindow(port: number) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 300 } })
  const { lines } = await watch(page)
  await page.goto(`http://127.0.0.1:${port}/`)
  return { page, lines }
}

async function readToTheEnd(page: Page) {
  for (const part of ['.masking-illustration', '.waitlist-place', '#faq']) {
    await page.locator(part).scrollIntoViewIfNeeded()
  }
  await page.locator('#faq summary').first().click()
  await expect.poll(() => page.locator('#faq details[open]').count()).toBe(1)
}

it.each([
  // A page may be dropped while Caddy reloads; browsers ask again by themselves.
  ['nginx', startNginx, 0],
  ['Caddy', startCaddy, 2],
] as const)('%s shows one release at a time, and open pages go on', async (_name, start, most) => {
  const server = await start(place)
  const project = await makeTinyProject()
  onTestFinished(async () => {
    await server.stop()
    await project.remove()
  })
  const [recent, old] = [await openLowWindow(server.port), await openLowWindow(server.port)]

  const pages = [made.first, made.second].map((one) =>
    readFile(join(one, 'site/index.html'), 'utf8'),
  )
  const stopWatching = watchRelease(server.port, await Promise.all(pages))
  await release(made.second, place)
  await server.reload()
  const { mixed, dropped } = await stopWatching()
  expect(mixed).toBe(0)
  expect(dropped).toBeLessThanOrEqual(most)
  expect(`${(await ask(server.port, '/')).body}`).toContain('/_astro/next-')

  // A page that was open before this release still gets its scripts.
  await readToTheEnd(recent.page)
  await recent.page.getByRole('button', { name: 'Pause the pictures' }).waitFor()
  await recent.page.locator('.waitlist-place').scrollIntoViewIfNeeded()
  await recent.page.locator('#waitlist iframe').waitFor({ state: 'attached' })
  expect(recent.lines.filter((line) => /^(error|uncaught)/.test(line))).toEqual([])

  // One that was open before the release before gets none, stays readable, and links to the form.
  await project.build('third')
  await release(project.made, place)
  await server.reload()
  await readToTheEnd(old.page)
  await old.page.getByRole('heading', { name: 'Residual Inhibition' }).waitFor()
  const form = old.page.locator(`#waitlist a[href^="${inject('formOrigin')}/t/waitlist"]`)
  expect(await form.first().isVisible()).toBe(true)
  for (const { page } of [recent, old]) await page.close()
})
