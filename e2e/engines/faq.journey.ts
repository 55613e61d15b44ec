import { expect, test } from './engine-test.ts'
import type { Visit } from './visit.ts'

/** Questions to press one after the other: neighbors and far ones, the second below the first. */
const QUESTION_PAIRS = [
  [0, 1],
  [6, 9],
  [2, 3],
] as const

/** The indexes of the open questions. */
const openAnswers = (tab: Visit) =>
  tab.inPage(() =>
    [...document.querySelectorAll<HTMLDetailsElement>('#faq details')].flatMap((one, place) =>
      one.open ? [place] : [],
    ),
  )

/** Where a question's middle is in the window, after it was brought to half-way down. */
const bringQuestion = (tab: Visit, place: number) =>
  tab.inPage((wanted) => {
    const question = document.querySelectorAll('#faq summary')[wanted]
    question?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = question?.getBoundingClientRect()
    return { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  }, place)

const topOf = (tab: Visit, place: number) =>
  tab.inPage(
    (wanted) => document.querySelectorAll('#faq summary')[wanted]?.getBoundingClientRect().top ?? 0,
    place,
  )

test('Enter and Space open a question and close it again', async ({ visit }) => {
  const tab = await visit()
  await tab.goTo('/')
  for (const key of ['Enter', 'Space']) {
    expect(await openAnswers(tab)).toEqual([])
    await tab.inPage(() => document.querySelectorAll<HTMLElement>('#faq summary')[2]?.focus())
    await tab.press(key)
    await expect.poll(() => openAnswers(tab), key).toEqual([2])
    await tab.press(key)
    await expect.poll(() => openAnswers(tab), key).toEqual([])
  }
})

for (const knowsName of [true, false]) {
  const browser = knowsName ? 'this browser' : 'a browser that does not know `name`'
  test(`in ${browser} one answer or none is open, however questions are pressed`, async ({
    visit,
  }) => {
    const tab = await visit()
    await tab.goTo('/')
    const wrong = await tab.inPage(async (isKnown) => {
      const all = [...document.querySelectorAll<HTMLDetailsElement>('#faq details')]
      if (!isKnown) for (const one of all) one.removeAttribute('name')
      let expected: HTMLDetailsElement | undefined
      const faults: number[] = []
      for (let [press, chosen] = [0, 0]; press < 60; press += 1) {
        // Steps of 0, 1, 4, 9, 6, 5 …: the same one again, its neighbors, and far ones.
        chosen = (chosen + press * press) % all.length
        expected = expected === all[chosen] ? undefined : all[chosen]
        all[chosen]?.querySelector('summary')?.click()
        await new Promise(requestAnimationFrame)
        if (all.some((one) => one.open !== (one === expected))) faults.push(press)
      }
      return faults
    }, knowsName)
    expect(wrong).toEqual([])
  })
}

test('the pressed question stays in place although one above it closes', async ({ visit }) => {
  const tab = await visit()
  await tab.goTo('/')
  for (const [above, below] of QUESTION_PAIRS) {
    await tab.clickAt(await bringQuestion(tab, above))
    await expect.poll(() => openAnswers(tab)).toEqual([above])
    const at = await bringQuestion(tab, below)
    const before = await topOf(tab, below)
    await tab.clickAt(at)
    await expect.poll(() => openAnswers(tab)).toEqual([below])
    expect(Math.abs((await topOf(tab, below)) - before)).toBeLessThanOrEqual(1)
  }
})

/** Whether the question is wholly in the window, with its answer open and no other. */
const isTheOpenOne = (tab: Visit, id: string) =>
  tab.inPage((wanted) => {
    const open = [...document.querySelectorAll('#faq details[open]')]
    const { top = -1, bottom = -1 } =
      document.querySelector(`#${wanted} summary`)?.getBoundingClientRect() ?? {}
    return open.map((one) => one.id).join() === wanted && top >= 0 && bottom <= window.innerHeight
  }, id)

test('an address that names a question opens its answer', async ({ visit }) => {
  const tab = await visit({ reducedMotion: true })
  await tab.goTo('/#hearing-safety')
  await expect.poll(() => isTheOpenOne(tab, 'hearing-safety')).toBe(true)
  await tab.inPage(() => {
    window.location.hash = '#cost'
  })
  await expect.poll(() => isTheOpenOne(tab, 'cost')).toBe(true)
  await tab.inPage(() => window.history.back())
  await expect.poll(() => isTheOpenOne(tab, 'hearing-safety')).toBe(true)
})

// Neither page search nor such a link finds an answer that is hidden by `display: none`.
test('a link to words of a closed answer opens it', async ({ visit }) => {
  const tab = await visit()
  await tab.goTo('/#:~:text=Please%20never%20turn%20the%20sound%20up')
  await expect
    .poll(() => tab.inPage(() => document.querySelector('#faq details[open]')?.id))
    .toBe('residual-inhibition')
  await expect
    .poll(() =>
      tab.inPage(() => {
        const box = document.querySelector('#residual-inhibition')?.getBoundingClientRect()
        return box !== undefined && box.top < window.innerHeight && box.bottom > 0
      }),
    )
    .toBe(true)
})
