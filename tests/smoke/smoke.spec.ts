import { test as base, expect } from '@playwright/test'
import { Key } from 'selenium-webdriver'
import { SITE_ADDRESS } from '../support/site-under-test.ts'
import { BROWSERS, type Tab } from './browsers.ts'

declare global {
  interface Window {
    sound: AudioContext
    violations: string[]
  }
}

const test = base.extend<object, { tab: Tab }>({
  tab: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern here.
    async ({}, use, { project }) => {
      await use(await BROWSERS[project.name as keyof typeof BROWSERS]())
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test.beforeEach(async ({ tab }) => {
  await tab.resize(1280, 720)
  await tab.goTo(SITE_ADDRESS)
})

test.afterEach('no violation of the security policy', async ({ tab }) => {
  expect(await run(tab, () => window.violations)).toEqual([])
})

/** Runs a function in the page, or in its frame. It uses nothing from outside itself. */
async function run<Arg, Result>(
  tab: Tab,
  script: (arg: Arg) => Result,
  arg?: Arg,
  isInFrame = false,
): Promise<Awaited<Result>> {
  const call = `(${script})(${JSON.stringify(arg)})`
  const json = `(async () => JSON.stringify((await ${call}) ?? null))()`
  return JSON.parse(String(await tab.evaluate(json, isInFrame)))
}

/** Runs in the page. Where to click an element that is in view, stable and uncovered. */
async function middleOf([selector, text]: readonly [string, string]) {
  const element = [...document.querySelectorAll(selector)].find(
    (part) => part.checkVisibility() && part.textContent?.trim().startsWith(text),
  )
  if (!element) return null
  // A link may have several lines.
  const box = () => element.getClientRects()[0] ?? element.getBoundingClientRect()
  const isOut = box().top < 0 || box().bottom > innerHeight
  if (isOut) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const before = box().top
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  const { left, top, width, height } = box()
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  // A press does nothing until the script of its island has arrived.
  const isReady = top === before && !element.closest('astro-island[ssr]')
  return isReady && element.contains(document.elementFromPoint(x, y)) ? { x, y } : null
}

/** Brings the element that begins with the text into view. */
async function find(tab: Tab, selector: string, text = '', isInFrame = false) {
  let middle = { x: 0, y: 0 }
  await expect(async () => {
    const found = await run(tab, middleOf, [selector, text], isInFrame)
    expect(found, `${selector} ${text}`).not.toBeNull()
    middle = found ?? middle
  }).toPass({ timeout: 20_000 })
  return middle
}

async function click(tab: Tab, selector: string, text?: string, isInFrame = false) {
  const { x, y } = await find(tab, selector, text, isInFrame)
  const frame = await run(tab, () => document.querySelector('iframe')?.getBoundingClientRect())
  const { left = 0, top = 0 } = (isInFrame && frame) || {}
  await tab.clickAt(Math.round(left + x), Math.round(top + y))
}

const statusIn = (tab: Tab, section: string) =>
  run(tab, (id) => document.querySelector(`${id} [role=status]`)?.textContent ?? '', section)

/** The first element that matches is just below the header, by default the target itself. */
async function expectLandedAt(tab: Tab, anchor: string, selector = anchor) {
  const placeOf = (part: string) => {
    const header = document.querySelector('body > header')?.getBoundingClientRect()
    const top = document.querySelector(part)?.getBoundingClientRect().top ?? Number.NaN
    return `${location.hash}, ${Math.round(top - (header?.bottom ?? 0))} px below the header`
  }
  const justBelow = new RegExp(`^${anchor}, ([0-9]|[1-3][0-9]) px below`)
  await expect.poll(() => run(tab, placeOf, selector)).toMatch(justBelow)
}

/** The questions with visible answers. */
const openQuestions = (tab: Tab) =>
  run(tab, () =>
    [...document.querySelectorAll('.faq details')]
      .filter((item) => item.querySelector('p')?.checkVisibility())
      .map((item) => item.querySelector('summary')?.textContent),
  )

test('the menu opens, and Escape and choosing an item close it', async ({ tab }) => {
  await tab.resize(480, 740)
  const items = () =>
    run(tab, () =>
      [...document.querySelectorAll('header nav a')]
        .filter((link) => link.checkVisibility())
        .map((link) => link.ariaLabel ?? link.textContent),
    )
  await expect.poll(items).toEqual([])
  await click(tab, 'header button', 'Menu')
  await expect.poll(items).toEqual(['Features', 'FAQ', expect.any(String), 'Join Waitlist'])
  await tab.type(Key.ESCAPE)
  await expect.poll(items).toEqual([])
  await click(tab, 'header button', 'Menu')
  await click(tab, 'header nav a', 'FAQ')
  await expect.poll(items).toEqual([])
  await expectLandedAt(tab, '#faq')
})

test('a link to an answer opens it each time, also with campaign tags', async ({ tab }) => {
  await tab.goTo('about:blank')
  await tab.goTo(`${SITE_ADDRESS}/#cost?utm_source=news`)
  await expectLandedAt(tab, '#cost', 'details[open] summary')
  const link = '.problem a[href="#tonight"]'
  await find(tab, link)
  const scrollTop = () => run(tab, () => Math.round(window.scrollY))
  const start = await scrollTop()
  for (const press of ['first', 'second']) {
    await click(tab, link)
    await expectLandedAt(tab, '#tonight', 'details[open] summary')
    await click(tab, '.faq summary', 'What will it cost?')
    await expect.poll(() => openQuestions(tab), press).toEqual(['What will it cost?'])
  }
  await run(tab, () => history.back())
  await expect.poll(scrollTop).toBe(start)
})

test('the stages advance by themselves until one is chosen', async ({ tab }) => {
  const stages = () =>
    run(tab, () => {
      const parts = '.stage-buttons label:has(:checked), .stage-words-name'
      const seen = [...document.querySelectorAll(parts)].filter((part) =>
        part.checkVisibility({ opacityProperty: true }),
      )
      return seen.map((part) => part.textContent)
    })
  await find(tab, '.masking button', 'Pause the animation')
  // A pointer on the picture holds it.
  await tab.clickAt(1, 500)
  for (const stage of ['Tinnitus Masked', 'Residual Inhibition']) {
    await expect.poll(stages, { intervals: [200] }).toEqual([stage, stage])
  }
  await click(tab, '.masking label', 'Initial State')
  await expect.poll(stages).toEqual(['Initial State', 'Initial State'])
  await find(tab, '.masking button', 'Play the animation')
})

test('the header’s links land, the form loads, and a sign-up is confirmed', async ({ tab }) => {
  const frames = () => run(tab, () => document.querySelectorAll('iframe').length)
  await click(tab, 'header nav a', 'Features')
  await expectLandedAt(tab, '#how-it-works', 'hgroup:has(#how-it-works)')
  expect(await frames()).toBe(0)
  await click(tab, 'header nav a', 'Join Waitlist')
  await expectLandedAt(tab, '#waitlist')
  await expect.poll(frames).toBe(1)
  await click(tab, 'input[type=email]', '', true)
  await tab.type('visitor@example.com')
  await click(tab, 'input[type=checkbox]', '', true)
  await click(tab, 'form button', '', true)
  await expect.poll(() => statusIn(tab, '.waitlist')).toMatch(/^Thank you\. The form tells us/)
})

test('the sound starts, and Escape stops it', async ({ tab }) => {
  await run(tab, () => {
    window.AudioContext = class extends AudioContext {
      constructor() {
        super()
        window.sound = this
      }
    }
  })
  await click(tab, '.masking button', 'Hear the four stages')
  const status = () => statusIn(tab, '.masking')
  await expect.poll(status).toMatch(/^(It plays for 12 seconds|The sound could not start here)/)
  if ((await status()).startsWith('The sound could not start')) {
    const canPlay = await run(tab, () => {
      const start = new AudioContext().resume().then(() => true)
      return Promise.race([start, new Promise((late) => setTimeout(late, 2000, false))])
    })
    expect(canPlay, 'the browser can play a sound here').toBe(false)
    test.skip(true, 'Nothing can play a sound here, and the page says so.')
  }
  // The whole sound takes 12 seconds.
  const sound = () =>
    run(tab, () => ({ state: window.sound.state, isEarly: window.sound.currentTime < 11 }))
  expect(await sound()).toEqual({ state: 'running', isEarly: true })
  await tab.type(Key.ESCAPE)
  await expect.poll(sound).toEqual({ state: 'closed', isEarly: true })
})
