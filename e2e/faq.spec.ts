import { expect, type Locator, type Page, test } from '@playwright/test'
import { QUESTION_PAIRS } from './support/question-pairs.ts'

const ACTIVATIONS = 200

function faqOf(page: Page) {
  const section = page.locator('#faq')
  return { questions: section.locator('summary'), open: section.locator('details[open]') }
}

/** Scrolls to the questions and waits until their extras have come. */
async function openFaq(page: Page) {
  const extras = page.waitForResponse(/faq-accordion/)
  await page.goto('/')
  await page.locator('#faq').scrollIntoViewIfNeeded()
  await (await extras).finished()
  await expect(page.locator('#faq astro-island')).not.toHaveAttribute('ssr')
}

const topOf = (question: Locator) =>
  question.evaluate((element) => element.getBoundingClientRect().top)

/** A generator of repeatable "random" numbers from 0 to below 1 (mulberry32). */
function seededRandom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

test('ten questions on the specified topics, in order and closed', async ({ page }) => {
  await page.goto('/')
  const { questions, open } = faqOf(page)
  await expect(questions).toHaveText([
    /personalized masking/i,
    /residual inhibition/i,
    /apps/i,
    /how (soon|quickly)/i,
    /hearing safety/i,
    /seniors/i,
    /medical treatment/i,
    /cost/i,
    /devices/i,
    /data/i,
  ])
  await expect(open).toHaveCount(0)
})

test('no question is held by React, whose listeners a press would pass', async ({ page }) => {
  await openFaq(page)
  await expect(page.locator('#faq astro-island')).toHaveCount(1)
  await expect(page.locator('astro-island summary')).toHaveCount(0)
})

/** What Chromium hands to assistive technology of each question; a shared name makes them 'grouped'. */
async function questionsAsTold(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return nodes
    .filter(({ role }) => String(role?.value).startsWith('DisclosureTriangle'))
    .map(({ name, properties = [] }) => ({
      name: name?.value,
      isOpen: properties.find((one) => one.name === 'expanded')?.value.value,
    }))
}

// Seen to catch questions that are no longer told as such, as `role="heading"` on them makes them.
test('the browser tells the name of each question and whether it is open', async ({ page }) => {
  await openFaq(page)
  const names = await faqOf(page).questions.allTextContents()
  expect(await questionsAsTold(page)).toEqual(names.map((name) => ({ name, isOpen: false })))
  await faqOf(page).questions.nth(3).click()
  expect(await questionsAsTold(page)).toEqual(
    names.map((name, place) => ({ name, isOpen: place === 3 })),
  )
})

test('a question opens its answer, and closes it again', async ({ page }) => {
  await openFaq(page)
  const { questions, open } = faqOf(page)
  const answer = page.locator('#faq details').nth(2).getByRole('paragraph').first()
  await expect(answer).toBeHidden()
  await questions.nth(2).click()
  await expect(answer).toBeVisible()
  await expect(open).toHaveCount(1)
  await questions.nth(2).click()
  await expect(answer).toBeHidden()
  await expect(open).toHaveCount(0)
})

test('opening a second question closes the first', async ({ page }) => {
  await openFaq(page)
  const { questions, open } = faqOf(page)
  await questions.nth(0).click()
  await questions.nth(9).click()
  await expect(open).toHaveCount(1)
  await expect(open.locator('summary')).toHaveText(/data/i)
})

for (const key of ['Enter', 'Space']) {
  test(`${key} opens and closes a question`, async ({ page }) => {
    await openFaq(page)
    const { questions, open } = faqOf(page)
    await questions.nth(4).focus()
    await page.keyboard.press(key)
    await expect(open).toHaveCount(1)
    await expect(questions.nth(4)).toBeFocused()
    await page.keyboard.press(key)
    await expect(open).toHaveCount(0)
  })
}

test(`one answer or none is open, however ${ACTIVATIONS} questions are pressed`, async ({
  page,
}) => {
  await openFaq(page)
  const random = seededRandom(2025)
  const pressed = Array.from({ length: ACTIVATIONS }, () => Math.floor(random() * 10))
  let expected: number | undefined
  for (const index of pressed) {
    expected = expected === index ? undefined : index
    const openNow = await faqOf(page).questions.evaluateAll((all, chosen) => {
      const question = all[chosen]
      if (question instanceof HTMLElement) question.click()
      return all.flatMap((one, at) => (one.closest('details')?.open ? [at] : []))
    }, index)
    expect(openNow).toEqual(expected === undefined ? [] : [expected])
  }
})

// Seen to catch a missing `scrollBy`.
test('the pressed question stays in place although one above it closes', async ({ page }) => {
  await openFaq(page)
  const { questions } = faqOf(page)
  for (const [above, below] of QUESTION_PAIRS) {
    await questions.nth(above).click()
    const question = questions.nth(below)
    await question.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
    })
    const before = await topOf(question)
    await question.click()
    await expect(faqOf(page).open).toHaveCount(1)
    await expect(question.locator('xpath=..')).toHaveAttribute('open')
    expect(Math.abs((await topOf(question)) - before)).toBeLessThanOrEqual(1)
  }
})

// Seen to catch questions without their ids.
test('an address that names a question opens its answer', async ({ page }) => {
  await page.goto('/#hearing-safety')
  const named = page.locator('#hearing-safety')
  await expect(named).toHaveAttribute('open')
  await expect(named.locator('summary')).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => {
    window.location.hash = '#cost'
  })
  await expect(page.locator('#cost')).toHaveAttribute('open')
  await expect(faqOf(page).open).toHaveCount(1)
})

// Seen to catch a script that closes every answer when the address changes.
test('Back opens the answer that was open before', async ({ page }) => {
  await page.goto('/#hearing-safety')
  await expect(page.locator('#hearing-safety')).toHaveAttribute('open')
  // Back returns to the place that was left: it must have been reached, not glided towards.
  await expect(page.locator('#hearing-safety summary')).toBeInViewport({ ratio: 1 })
  await page.goto('/#cost')
  await expect(page.locator('#cost')).toHaveAttribute('open')
  await expect(page.locator('#cost summary')).toBeInViewport({ ratio: 1 })
  await page.goBack()
  await expect(page).toHaveURL('/#hearing-safety')
  await expect(page.locator('#hearing-safety')).toHaveAttribute('open')
  await expect(page.locator('#hearing-safety summary')).toBeInViewport({ ratio: 1 })
  await expect(faqOf(page).open).toHaveCount(1)
})

// Seen to catch answers hidden by `display: none`, where neither search nor such links find them.
test('a link to words of a closed answer opens it', async ({ page }) => {
  await page.goto('/#:~:text=Please%20never%20turn%20the%20sound%20up')
  const answer = page.locator('#residual-inhibition')
  await expect(answer).toHaveAttribute('open')
  await expect(answer.getByText('Please never turn the sound up')).toBeInViewport()
  await expect(faqOf(page).open).toHaveCount(1)
})
