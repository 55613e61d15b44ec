import { findCutTexts } from '../support/cut-texts.ts'
import { ALL_PAGES } from '../support/pages.ts'
import { readInLargeLetters, TEXT_SPACING } from '../support/reader-style.ts'
import { expect, test } from './engine-test.ts'
import type { Visit } from './visit.ts'

/**
 * A page of the site without a policy of its own, that may hold any page of it in a frame: a
 * window of WebKitGTK cannot be narrower than 447 px, a frame can in every engine.
 */
const BARE_PAGE = '/robots.txt'

const REST_MS = 5000

async function openNarrow(tab: Visit, path: string, width: number, height: number) {
  await tab.goTo(BARE_PAGE)
  await tab.inPage(
    (...[address, frameWidth, frameHeight]: [string, number, number]) =>
      new Promise<void>((loaded) => {
        const frame = document.createElement('iframe')
        frame.width = String(frameWidth)
        frame.height = String(frameHeight)
        frame.style.border = '0'
        frame.addEventListener('load', () => loaded())
        frame.src = address
        document.body.replaceChildren(frame)
      }),
    path,
    width,
    height,
  )
  expect(await tab.inFrame(() => [window.innerWidth, window.innerHeight])).toEqual([width, height])
  // A browser's own page, in place of one that may not be framed, would have no fault either.
  expect(await tab.inFrame(() => document.querySelectorAll('body > header, main h1').length)).toBe(
    2,
  )
}

/** Nothing is lost once the page has come to rest in its new measures. */
async function expectWhole(tab: Visit, what: string) {
  await expect
    .poll(
      async () => ({
        sideways: await tab.inFrame(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return scrollWidth - clientWidth
        }),
        cutOff: await tab.inFrame(findCutTexts),
      }),
      { message: what, timeout: REST_MS },
    )
    .toEqual({ sideways: 0, cutOff: [] })
}

test('no page scrolls sideways or cuts words off on 320 × 640, nor on 320 × 256', async ({
  visit,
}) => {
  const tab = await visit()
  for (const { name, path } of ALL_PAGES) {
    for (const height of [640, 256]) {
      await openNarrow(tab, path, 320, height)
      await expectWhole(tab, `${name}, ${height} px high`)
    }
  }
})

test('nor with letters twice as large and a reader’s wide spacing', async ({ visit }) => {
  const tab = await visit()
  for (const { name, path } of ALL_PAGES) {
    await openNarrow(tab, path, 320, 256)
    await tab.inFrame(readInLargeLetters, TEXT_SPACING)
    await expectWhole(tab, name)
    const answers = await tab.inFrame(() => document.querySelectorAll('#faq details').length)
    expect(answers).toBe(path === '/' ? 10 : 0)
    for (let place = 0; place < answers; place += 1) {
      await tab.inFrame(
        (wanted) => document.querySelectorAll<HTMLElement>('#faq summary')[wanted]?.click(),
        place,
      )
      await expectWhole(tab, `${name}, answer ${place + 1}`)
    }
  }
})
