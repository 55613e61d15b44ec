import { expect, type Page, test } from '@playwright/test'
import { recordConsoleErrors } from './support/observe.ts'

/** What must stay, whatever part of the page failed to start. */
async function expectStillUsable(page: Page) {
  const main = page.getByRole('main')
  for (const name of ['Initial State', 'Tinnitus Masked', 'Residual Inhibition', 'Habituation']) {
    await expect(main.getByRole('heading', { name })).toBeVisible()
  }
  await expect(main.getByRole('link', { name: 'Open the waitlist form' })).toBeVisible()
  for (const question of [page.locator('summary').first(), page.locator('summary').last()]) {
    await question.click()
    await expect(page.locator('details[open] p').first()).toBeVisible()
    await expect(page.locator('details[open]')).toHaveCount(1)
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

for (const [part, words] of [
  ['masking', 'The animation did not start. The text below says the same.'],
  ['waitlist', 'The form could not open here.'],
] as const) {
  test(`an error inside the ${part} part takes nothing away and is logged`, async ({ page }) => {
    const errors = recordConsoleErrors(page)
    await page.addInitScript(FAILURES[part])
    await page.goto('/')
    await page.locator(`.${part} :is(.masking-stage, .envelope)`).scrollIntoViewIfNeeded()
    await expect.poll(() => errors.join('\n')).toMatch(new RegExp(`"${part}" failed.*planted`, 's'))
    await expect(page.getByText(words)).toBeVisible()
    await expectStillUsable(page)
  })
}

test('scripts that never arrive take nothing away', async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await page.goto('/#masking')
  await failed
  await expectStillUsable(page)
  // The two that need a script say so.
  const buttons = page.getByRole('main').getByRole('button')
  await expect(buttons).toHaveText(['Pause the animation', 'Hear the four stages'])
  for (const button of await buttons.all()) await expect(button).toBeDisabled()
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
    for (const share of [0.1, 0.3, 0.6, 0.9]) {
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
