import { expect, type Page, test } from '@playwright/test'

/** What Chromium tells assistive technology of each question. */
async function questionsAsAnnounced(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return nodes
    .filter(({ role }) => String(role?.value).startsWith('DisclosureTriangle'))
    .map(({ name, properties = [] }) => ({
      name: name?.value,
      isOpen: properties.find((one) => one.name === 'expanded')?.value.value,
    }))
}

test('each question is announced by name, closed at first, then open', async ({ page }) => {
  await page.goto('/')
  const questions = page.locator('#faq summary')
  const names = await questions.allTextContents()
  expect(names.length).toBeGreaterThanOrEqual(10)
  expect(await questionsAsAnnounced(page)).toEqual(names.map((name) => ({ name, isOpen: false })))
  await questions.nth(3).click()
  expect(await questionsAsAnnounced(page)).toEqual(
    names.map((name, index) => ({ name, isOpen: index === 3 })),
  )
})
