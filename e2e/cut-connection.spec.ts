import { expect, test } from '@playwright/test'

const CUTS = Array.from({ length: 10 }, (_, index) => (index + 1) / 10)

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
      const unseen = await page.locator('h1, h2, h3, p, a, li').evaluateAll((parts) =>
        parts
          .filter(
            (part) =>
              part.textContent?.trim() &&
              !part.closest(
                'details, [popover], .visually-hidden, .skip-link, noscript, .masking-illustration, .print-only',
              ),
          )
          .filter(
            (part) => !part.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
          )
          .map((part) => part.outerHTML.slice(0, 120)),
      )
      expect(unseen, `cut at ${end}`).toEqual([])
      await page.unroute(`**${path}`)
    }
  })
}
