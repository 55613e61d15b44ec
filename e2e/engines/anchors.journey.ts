import { expect, test } from './engine-test.ts'
import {
  expectAt,
  expectLandedAt,
  expectNextTabFrom,
  openAtRest,
  scrollTo,
} from './landing-visit.ts'
import type { Visit } from './visit.ts'

const START_PX = 1500
/** The part of the way after which the first step counts as a leap. */
const NEAR_END = 0.9

const linkOfHeader = (name: string) => ({ role: 'link', name, inside: 'body > header' })

for (const [name, anchor] of [
  ['Features', 'how-it-works'],
  ['FAQ', 'faq'],
  ['Join Waitlist', 'waitlist'],
] as const) {
  test(`"${name}" lands at its section, the keyboard goes on there, and Back returns`, async ({
    visit,
  }) => {
    const tab = await visit({ reducedMotion: true })
    await openAtRest(tab)
    await scrollTo(tab, START_PX)
    await tab.clickInView(linkOfHeader(name))
    await expectLandedAt(tab, anchor)
    await expectNextTabFrom(tab, anchor)
    await tab.inPage(() => window.history.back())
    await expectAt(tab, START_PX)
  })
}

test('from another page "FAQ" lands at the questions, and Back returns', async ({ visit }) => {
  const tab = await visit()
  // WebKitGTK swaps in a font that came too late, which moves the section; see `openAtRest`.
  await expect(async () => {
    await tab.goTo('/terms-of-service')
    await tab.clickInView(linkOfHeader('FAQ'))
    await expectLandedAt(tab, 'faq')
  }).toPass()
  await expectNextTabFrom(tab, 'faq')
  // The document can be gone before it answers.
  await tab.inPage(() => history.back()).catch(() => undefined)
  await expect
    .poll(() => tab.inPage(() => location.pathname).catch(() => undefined))
    .toBe('/terms-of-service')
})

/** The part of the way to the questions that the page has gone some drawings after the choice. */
async function firstStep(tab: Visit, drawings: number): Promise<number> {
  await openAtRest(tab)
  const step = await tab.inPage(async (frames) => {
    document.querySelector<HTMLElement>('body > header a[href="#faq"]')?.click()
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame)
    return window.scrollY
  }, drawings)
  await expectLandedAt(tab, 'faq')
  return step / (await tab.inPage(() => window.scrollY))
}

for (const reducedMotion of [false, true]) {
  const way = reducedMotion ? 'leaps where the system asks for less motion' : 'glides elsewhere'
  test(`a link of the page ${way}`, async ({ visit, engineName }) => {
    // WebKitGTK draws seldom on a display that nobody sees, and moves at once where it leaps.
    const step = await firstStep(await visit({ reducedMotion }), engineName === 'webkit' ? 0 : 2)
    if (reducedMotion) expect(step).toBeGreaterThan(NEAR_END)
    else expect(step).toBeLessThan(NEAR_END)
  })
}
