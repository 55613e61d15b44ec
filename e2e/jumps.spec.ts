import { expect, type Page, test } from '@playwright/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Whether the focus is on the first thing after the title that can take it. */
const isNext = (page: Page) =>
  page.evaluate(() => {
    const title = document.querySelector(':target')
    const stops = [
      ...document.querySelectorAll('main :is(a[href], button, input, summary, iframe)'),
    ]
    const after = stops.filter(
      (stop) =>
        title &&
        title.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING &&
        stop.checkVisibility({ visibilityProperty: true }),
    )
    return document.activeElement === after[0]
  })

// Screen readers say where a jump lands by the element that takes the focus.
for (const [path, link, title] of [
  ['/', 'Features', 'How personalized sound therapy helps you'],
  ['/', 'FAQ', 'FAQ: fair questions, plain answers'],
  ['/', 'Join Waitlist', 'Join the waitlist, in your own time'],
  ['/', 'Skip to main content', 'For when quiet isn’t quiet'],
  ['/privacy-policy', 'Skip to main content', 'Privacy Policy'],
  ['/no-such-page', 'Skip to main content', 'Oops! Page not found'],
  ['/privacy-policy', 'Contact', 'Contact'],
] as const) {
  test(`"${link}" on ${path} focuses the title that it leads to, and Tab goes on after it`, async ({
    page,
  }) => {
    await page.goto(path)
    await page.getByRole('link', { name: link, exact: true }).first().focus()
    await page.keyboard.press('Enter')
    const heading = page.getByRole('heading', { name: title, exact: true })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Tab')
    expect(await isNext(page)).toBe(true)
  })
}
