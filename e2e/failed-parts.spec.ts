import { expect, type Page, test } from '@playwright/test'
import { faq } from '../src/copy/faq.ts'
import { STAGES } from './support/masking-loop.ts'
import { isNetworkLine, recordConsoleErrors } from './support/observe.ts'

/** What must stay, whatever part of the page failed to start. */
async function expectStillUsable(page: Page) {
  const masking = page.getByRole('region', { name: 'Why Personalized Masking Works' })
  for (const name of STAGES) {
    await expect(masking.getByRole('heading', { name, exact: true })).toBeVisible()
  }
  await expect(page.locator('#waitlist').getByRole('link', { name: /^Open the/ })).toBeVisible()
  const questions = page.locator('#faq summary')
  await expect(questions).toHaveCount(faq.items.length)
  for (const question of [questions.first(), questions.last()]) {
    await question.click()
    await expect(page.locator('#faq details[open]').getByRole('paragraph').first()).toBeVisible()
    await expect(page.locator('#faq details[open]')).toHaveCount(1)
  }
}

/** Looks at what stands where the interactive parts are, with and without their scripts. */
async function comeNearEveryPart(page: Page) {
  await page.getByRole('list', { name: 'The four stages' }).scrollIntoViewIfNeeded()
  await page
    .locator('#waitlist')
    .getByRole('link', { name: /^Open the/ })
    .scrollIntoViewIfNeeded()
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
    await page.goto(part === 'waitlist' ? '/#waitlist' : '/')
    await comeNearEveryPart(page)
    await expect.poll(() => errors.join('\n')).toContain(`"${part}" failed`)
    expect(errors.join('\n')).toContain('planted')
    await expectStillUsable(page)
    if (part === 'waitlist') await expect(page.getByText(/could not open here/)).toBeVisible()
  })
}

test('scripts that never arrive take nothing away', async ({ page }) => {
  const errors = recordConsoleErrors(page)
  await page.route('**/_astro/*.js', (route) => route.abort())
  await page.goto('/')
  await comeNearEveryPart(page)
  await expect.poll(() => errors.filter(isNetworkLine).length).toBeGreaterThan(0)
  await expectStillUsable(page)
  await expect(page.getByRole('button')).toHaveCount(0)
})
