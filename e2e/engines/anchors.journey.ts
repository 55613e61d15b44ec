import { expect, test } from './engine-test.ts'
import { expectAt, expectLandedAt, expectNextTabFrom, scrollTo } from './landing-visit.ts'
import type { Visit } from './visit.ts'

declare global {
  interface Window {
    places: number[]
  }
}

const START_PX = 1500
/** How near to its start and its end a glide cannot be told from a leap. */
const NEAR_PX = 100

const linkOfHeader = (name: string) => ({ role: 'link', name, inside: 'body > header' })

for (const [name, anchor] of [
  ['Features', 'how-it-works'],
  ['FAQ', 'faq'],
  ['Join Waitlist', 'waitlist'],
] as const) {
  // Seen to catch a page without `scroll-padding-top`, and a script that scrolls to the top on Back.
  test(`"${name}" lands at its section, the keyboard goes on there, and Back returns`, async ({
    visit,
  }) => {
    const tab = await visit({ reducedMotion: true })
    await tab.goTo('/')
    await scrollTo(tab, START_PX)
    await tab.clickInView(linkOfHeader(name))
    await expectLandedAt(tab, anchor)
    await expectNextTabFrom(tab, anchor)
    await tab.inPage(() => window.history.back())
    await expectAt(tab, START_PX)
  })
}

test('from another page "FAQ" lands at the questions of the landing page', async ({ visit }) => {
  const tab = await visit()
  await tab.goTo('/terms-of-service')
  await tab.clickInView(linkOfHeader('FAQ'))
  await expectLandedAt(tab, 'faq')
  await expectNextTabFrom(tab, 'faq')
})

/** Where the page was drawn on the way to the questions, between its start and its end. */
async function placesOnTheWay(tab: Visit): Promise<number[]> {
  await tab.goTo('/')
  await tab.inPage(() => {
    window.places = []
    const note = () => {
      if (window.places.at(-1) !== window.scrollY) window.places.push(window.scrollY)
      requestAnimationFrame(note)
    }
    note()
  })
  await tab.clickInView(linkOfHeader('FAQ'))
  await expectLandedAt(tab, 'faq')
  const places = await tab.inPage(() => window.places)
  const end = (places.at(-1) ?? 0) - NEAR_PX
  return places.filter((place) => place > NEAR_PX && place < end)
}

// Seen to catch smooth scrolling outside of its media query.
for (const reducedMotion of [false, true]) {
  const way = reducedMotion ? 'leaps where the system asks for less motion' : 'glides elsewhere'
  test(`a link of the page ${way}`, async ({ visit }) => {
    const places = await placesOnTheWay(await visit({ reducedMotion }))
    if (reducedMotion) expect(places).toEqual([])
    else expect(places.length).toBeGreaterThan(0)
  })
}
