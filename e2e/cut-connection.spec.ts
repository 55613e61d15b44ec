import { expect, type Page, test } from '@playwright/test'

const CUTS = Array.from({ length: 10 }, (_, index) => (index + 1) / 10)

/** Outside what is closed until a visitor opens it, and for screen readers or paper alone. */
const NOT_SHOWN =
  'details, [popover], .visually-hidden, .skip-link, noscript, .masking-illustration, .print-only'

const unseenTexts = (page: Page) =>
  page.locator('h1, h2, h3, p, a, li').evaluateAll(
    (parts, notShown) =>
      parts
        .filter((part) => part.textContent?.trim() && !part.closest(notShown))
        .filter(
          (part) => !part.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        )
        .map((part) => part.outerHTML.slice(0, 120)),
    NOT_SHOWN,
  )

for (const path of ['/', '/privacy-policy', '/no-such-page']) {
  test(`wherever the connection to ${path} is cut, what has arrived can be read`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(path)).text()
    const body = html.indexOf('<main')
    for (const cut of CUTS) {
      const end = body + Math.round((html.length - body) * cut)
      await page.route(`**${path}`, (route) =>
        route.fulfill({ contentType: 'text/html', body: html.slice(0, end) }),
      )
      await page.goto(path)
      expect(await unseenTexts(page), `cut at ${end}`).toEqual([])
      await page.unroute(`**${path}`)
    }
  })
}

test('without the sheet of the lower sections, the hero is drawn while it is waited for, and all of the page without it', async ({
  page,
}) => {
  const isDrawn = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const sheet = '**/below-hero*.css'
  await page.route(sheet, () => undefined)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(isDrawn).toBe(true)
  await page.unroute(sheet)

  await page.route(sheet, (route) => route.abort())
  await page.goto('/')
  expect(await unseenTexts(page)).toEqual([])
  await expect(page.getByRole('contentinfo')).toBeVisible()
})
