import { expect, type Page, test } from '@playwright/test'
import { recordConsoleErrors } from './support/observe.ts'

/** What must stay, whatever part of the page failed to start. */
async function expectStillUsable(page: Page) {
  const masking = page.getByRole('region', { name: 'Why Personalized Masking Works' })
  const stages = ['Initial State', 'Tinnitus Masked', 'Residual Inhibition', 'Habituation']
  for (const name of stages) await expect(masking.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the waitlist form' })).toBeVisible()
  const questions = page.locator('#faq summary')
  for (const question of [questions.first(), questions.last()]) {
    await question.click()
    await expect(page.locator('#faq details[open] p').first()).toBeVisible()
    await expect(page.locator('#faq details[open]')).toHaveCount(1)
  }
}

/** A browser in which one thing that a part needs throws once the part starts. */
const FAILURES = {
  masking: () => {
    window.matchMedia = () => {
      throw new Error('planted')
    }
  },
  waitlist: () => {
    const create = document.createElement.bind(document)
    document.createElement = ((name: string, options?: ElementCreationOptions) => {
      if (name === 'iframe') throw new Error('planted')
      return create(name, options)
    }) as typeof document.createElement
  },
}

for (const [part, plantFailure] of Object.entries(FAILURES)) {
  test(`an error inside the ${part} part takes nothing away and is logged`, async ({ page }) => {
    const errors = recordConsoleErrors(page)
    await page.addInitScript(plantFailure)
    await page.goto(`/#${part}`)
    await expect.poll(() => errors.join('\n')).toContain(`"${part}" failed`)
    expect(errors.join('\n')).toContain('planted')
    await expectStillUsable(page)
    if (part === 'waitlist') await expect(page.getByText(/could not open here/)).toBeVisible()
  })
}

test('scripts that never arrive take nothing away', async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await page.goto('/#masking')
  await failed
  await expectStillUsable(page)
  await expect(page.getByRole('button')).toHaveCount(0)
})

/** Outside what is closed until a visitor opens it, and for screen readers or paper alone. */
const NOT_SHOWN =
  'details *, [popover] *, .visually-hidden, .skip-link, noscript *, .masking-illustration *, .print-only'

const unseenTexts = (page: Page) =>
  page
    .locator(`:is(h1, h2, h3, p, a, li):not(${NOT_SHOWN})`)
    .filter({ visible: false, hasText: /\S/ })

test('wherever the connection is cut, what has arrived can be read', async ({ page, request }) => {
  for (const path of ['/', '/privacy-policy']) {
    const html = await (await request.get(path)).text()
    const start = html.indexOf('<main')
    for (const share of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      const body = html.slice(0, start + Math.round((html.length - start) * share))
      await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body }))
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(unseenTexts(page), `${path}, cut at ${share}`).toHaveCount(0)
      await page.unroute(`**${path}`)
    }
  }
})

test('the hero is drawn while the sheet of the lower sections is awaited, and all of the page without it', async ({
  page,
}) => {
  const sheet = '**/below-hero*.css'
  await page.route(sheet, () => undefined)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const isDrawn = () => performance.getEntriesByName('first-contentful-paint').length > 0
  await expect.poll(() => page.evaluate(isDrawn)).toBe(true)
  await page.unroute(sheet)

  await page.route(sheet, (route) => route.abort())
  await page.goto('/')
  await expect(unseenTexts(page)).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toBeVisible()
})
