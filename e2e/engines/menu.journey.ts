import { expect, test } from './engine-test.ts'
import { expectLandedAt } from './landing-visit.ts'
import { SMALL_WINDOW, type Visit } from './visit.ts'

const IN_HEADER = 'body > header'
const MENU = { role: 'button', name: 'Menu', inside: IN_HEADER } as const
const ITEMS = ['Features', 'FAQ', 'Book a Call (opens in new tab)', 'Join Waitlist']

const item = (name: string) => ({ role: 'link', name, inside: `${IN_HEADER} nav` })

/** The menu is open with its four items in view and on top, or closed with none to be found. */
async function expectOpen(tab: Visit, isOpen: boolean) {
  await expect.poll(() => tab.find(MENU)).toMatchObject({ expanded: String(isOpen) })
  for (const name of ITEMS) {
    const found = await tab.find(item(name))
    if (isOpen) expect(found, name).toMatchObject({ isOnTop: true })
    else expect(found, name).toBeUndefined()
  }
}

async function openOnPhone(visit: (options: object) => Promise<Visit>): Promise<Visit> {
  const tab = await visit(SMALL_WINDOW)
  await tab.goTo('/')
  await expectOpen(tab, false)
  return tab
}

test('a click opens the menu with its four items, and another closes it', async ({ visit }) => {
  const tab = await openOnPhone(visit)
  await tab.clickInView(MENU)
  await expectOpen(tab, true)
  await tab.clickInView(MENU)
  await expectOpen(tab, false)
})

for (const key of ['Enter', 'Space']) {
  test(`${key} opens the menu, Tab goes into it, and Escape gives the focus back`, async ({
    visit,
  }) => {
    const tab = await openOnPhone(visit)
    await tab.inPage(() => document.querySelector<HTMLElement>('.menu-button')?.focus())
    await tab.press(key)
    await expectOpen(tab, true)
    await tab.press('Tab')
    await expect.poll(() => tab.find(item('Features'))).toMatchObject({ isFocused: true })
    await tab.press('Escape')
    await expectOpen(tab, false)
    expect(await tab.find(MENU)).toMatchObject({ isFocused: true })
  })
}

test('choosing an item closes the menu and lands at its section', async ({ visit }) => {
  const tab = await openOnPhone(visit)
  for (const [name, anchor] of [
    ['FAQ', 'faq'],
    ['Features', 'how-it-works'],
    ['Join Waitlist', 'waitlist'],
  ] as const) {
    await tab.clickInView(MENU)
    await expectOpen(tab, true)
    await tab.clickInView(item(name))
    await expectOpen(tab, false)
    await expectLandedAt(tab, anchor)
  }
})

test('tabbing on past the last item closes the menu', async ({ visit }) => {
  const tab = await openOnPhone(visit)
  await tab.clickInView(MENU)
  await expectOpen(tab, true)
  for (const name of ITEMS) {
    await tab.press('Tab')
    await expect.poll(() => tab.find(item(name))).toMatchObject({ isFocused: true })
  }
  await tab.press('Tab')
  await expectOpen(tab, false)
  expect(await tab.inPage(() => document.activeElement?.closest('main') !== null)).toBe(true)
})
