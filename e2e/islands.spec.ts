import { expect, type Page, test } from '@playwright/test'
import { STAGES } from './support/masking-loop.ts'
import { isNetworkLine, recordConsoleErrors, recordRequests } from './support/observe.ts'

/** What must stay whatever part of the page failed to start. */
async function expectStillUsable(page: Page) {
  const section = page.getByRole('region', { name: 'Why Personalized Masking Works' })
  for (const [index, name] of STAGES.entries()) {
    const stage = section.getByRole('listitem').nth(index)
    await expect(stage.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(stage.getByRole('paragraph').last()).toBeVisible()
  }
  await expect(page.locator('#waitlist').getByRole('link', { name: /^Open the/ })).toBeVisible()
  const items = page.locator('#faq details')
  await expect(items).toHaveCount(10)
  for (const index of [0, 9]) {
    await items.nth(index).locator('summary').click()
    await expect(items.nth(index).getByRole('paragraph').first()).toBeVisible()
    await expect(page.locator('#faq details[open]')).toHaveCount(1)
  }
}

/** The questions stand around their island, which is empty where it has failed. */
async function comeNearEveryIsland(page: Page) {
  for (const section of ['#masking', '#waitlist', '#faq']) {
    const part = section === '#faq' ? '.faq-list' : 'astro-island'
    await page.locator(section).scrollIntoViewIfNeeded()
    await page.locator(section).locator(part).scrollIntoViewIfNeeded()
  }
}

test('nothing of React loads before the visitor scrolls, then part by part', async ({ page }) => {
  const requests = recordRequests(page)
  const scripts = () => requests.filter((address) => address.endsWith('.js')).join(' ')
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(scripts()).toBe('')
  await page.locator('#masking').scrollIntoViewIfNeeded()
  await page.getByRole('list', { name: 'The four stages' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Pause the pictures' })).toBeVisible()
  expect(scripts()).toContain('masking-illustration')
  expect(scripts()).not.toContain('waitlist-frame')
  await page.locator('#waitlist astro-island').scrollIntoViewIfNeeded()
  await expect(page.locator('#waitlist iframe')).toBeVisible()
  expect(scripts()).not.toContain('faq-accordion')
  await page.locator('#faq').scrollIntoViewIfNeeded()
  await expect.poll(scripts).toContain('faq-accordion')
})

/** A browser in which one thing that an island needs throws once the island starts. */
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
  faq: () => {
    const find = Element.prototype.querySelectorAll
    Element.prototype.querySelectorAll = function (this: Element, selector: string) {
      if (selector === 'details') throw new Error('planted')
      return find.call(this, selector)
    } as typeof find
  },
}

for (const [island, plantFailure] of Object.entries(FAILURES)) {
  test(`an error inside the ${island} part takes nothing away and is logged`, async ({ page }) => {
    const errors = recordConsoleErrors(page)
    await page.addInitScript(plantFailure)
    await page.goto('/')
    await comeNearEveryIsland(page)
    // The form is asked for only where the visitor stays.
    await page.locator('#waitlist astro-island').scrollIntoViewIfNeeded()
    await expect.poll(() => errors.join('\n')).toContain(`"${island}" failed`)
    expect(errors.join('\n')).toContain('planted')
    await expectStillUsable(page)
  })
}

test('scripts that never arrive take nothing away', async ({ page }) => {
  const errors = recordConsoleErrors(page)
  await page.route('**/_astro/*.js', (route) => route.abort())
  await page.goto('/')
  await comeNearEveryIsland(page)
  await expect.poll(() => errors.filter(isNetworkLine).length).toBeGreaterThan(0)
  await expectStillUsable(page)
  await expect(page.getByRole('button')).toHaveCount(0)
})
