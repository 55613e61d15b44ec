import { expect, type Locator, type Page, test } from '@playwright/test'
import { waitlist } from '../src/copy/waitlist.ts'
import { axeFaults, readDrawnColors } from './support/axe-faults.ts'
import { expectNoFormFault } from './support/form-faults.ts'
import { expectNewTab } from './support/links.ts'
import { recordRequests } from './support/observe.ts'
import { FORM_URL, FRAMED_FORM_URL } from './support/pages.ts'
import { SITE_ADDRESS, STAND_IN_ADDRESS } from './support/site-under-test.ts'
import { waitlistOf } from './support/waitlist-section.ts'

const FRAME_HEIGHT_PX = 600
/** Around each width at which the words beside the frame wrap differently. */
const WIDTHS = [320, 390, 639, 640, 768, 959, 960, 1280, 2560]

test('the form is asked for only by a visitor who stays near it, and learns no page', async ({
  page,
}) => {
  const requests = recordRequests(page)
  const toForm = () => requests.filter((address) => address.startsWith(FORM_URL))
  const { place, link, frame, status } = waitlistOf(page)
  await page.clock.install()
  await page.goto('/?own=secret', { waitUntil: 'networkidle' })
  await page.clock.runFor(10_000)
  const hasGlided = page.evaluate(
    () => new Promise<void>((rest) => addEventListener('scrollend', () => rest(), { once: true })),
  )
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await hasGlided
  await expect(page.locator('#faq h2')).toBeInViewport()
  await page.clock.runFor(10_000)
  await expect(frame).toHaveCount(0)
  expect(toForm()).toEqual([])

  const asked = page.waitForRequest(FRAMED_FORM_URL)
  await link.scrollIntoViewIfNeeded()
  await expect(status).not.toHaveText('')
  expect((await place.boundingBox())?.height).toBe(FRAME_HEIGHT_PX)
  await page.clock.runFor(2000)
  await expect(frame).toHaveAttribute('src', FRAMED_FORM_URL)
  const { referer } = await (await asked).allHeaders()
  expect(referer).toBe(`${SITE_ADDRESS}/`)
  expect(toForm()).toHaveLength(1)
})

test('choosing to join brings the form, on a phone and in a low window', async ({ page }) => {
  for (const [width, height] of Object.entries({ 360: 740, 1280: 500 })) {
    await page.setViewportSize({ width: Number(width), height })
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: 'Join the Waitlist' }).click()
    await expect(waitlistOf(page).form.getByRole('heading', { level: 1 })).toBeAttached()
    expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('iframe')
  }
})

test('a keyboard visitor comes to the link, then to the form, and back', async ({ page }) => {
  await page.goto('/')
  const { section, link, frame, form } = waitlistOf(page)
  await section.getByRole('link', { name: 'Read the privacy policy' }).focus()
  await expect(form.getByRole('heading', { level: 1 })).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(frame).toBeFocused()
  await expect(form.getByLabel('Email', { exact: true })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(link).toBeFocused()
  await expectNewTab(link, FORM_URL)
})

test('who runs the form is said before anything can be pressed', async ({ page }) => {
  await page.goto('/')
  const { section } = waitlistOf(page)
  const details = section.getByText('Fillout, an outside service, runs the form')
  await expect(details).toBeVisible()
  await expect(details).toContainText('it sees your internet address and browser')
  await expect(details.getByRole('link', { name: 'Read the privacy policy' })).toBeVisible()
  const before = details.locator('xpath=preceding::*[self::a or self::button or self::summary]')
  const inSection = before.and(section.locator('*'))
  expect(await inSection.count()).toBe(0)
})

/** Points of the frame's outermost pixels at which something else would take the press. */
const coveredPoints = (frame: Locator) =>
  frame.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    const covered: string[] = []
    for (const x of [left + 1, (left + right) / 2, right - 1])
      for (const y of [top + 1, (top + bottom) / 2, bottom - 1])
        if (document.elementFromPoint(x, y) !== one) covered.push(`${x - left}, ${y - top}`)
    return covered
  })

test('the frame is 600 px high, nothing covers it, and no words of the line by it move it', async ({
  page,
}) => {
  await page.goto('/')
  const { link, frame, form, place, status } = waitlistOf(page)
  await link.scrollIntoViewIfNeeded()
  await expect(form.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(frame).toHaveAccessibleName(/waitlist form/)
  await expect(frame).not.toHaveAttribute('allow')
  expect((await frame.getAttribute('sandbox'))?.split(' ').sort().join(' ')).toBe(
    'allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts ' +
      'allow-top-navigation-by-user-activation',
  )
  const top = () => place.evaluate((one) => one.getBoundingClientRect().top + window.scrollY)
  const shown = await status.textContent()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 720 })
    await frame.evaluate((one) => one.scrollIntoView({ block: 'end', behavior: 'instant' }))
    expect(await coveredPoints(frame), `${width} px wide`).toEqual([])
    const before = await top()
    for (const words of ['', ...Object.values(waitlist.status)]) {
      await status.evaluate((line, text) => {
        line.textContent = text
      }, words)
      expect(await top(), `${width} px wide: ${words}`).toBe(before)
    }
    await status.evaluate((line, text) => {
      line.textContent = text
    }, shown)
    expect((await frame.boundingBox())?.height).toBe(FRAME_HEIGHT_PX)
  }
})

test('the words for a form that is slow, and for one that was sent, have no fault', async ({
  page,
}) => {
  await readDrawnColors(page)
  await page.route(FRAMED_FORM_URL, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>A form</title><main><h1>A form</h1></main>',
    }),
  )
  await page.clock.install()
  await page.goto('/#waitlist')
  const { frame, status } = waitlistOf(page)
  await expect(frame).toBeAttached()
  await page.clock.runFor(8000)
  await expect(status).toContainText('seems slow or blocked')
  await expectNoFormFault(page)
  const content = await (await frame.elementHandle())?.contentFrame()
  await content?.evaluate(() =>
    parent.postMessage({ type: 'form_submit', embedId: 'waitlist' }, '*'),
  )
  await expect(status).toContainText('your details were sent')
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: null })
  expect(await axeFaults(page, '#waitlist')).toEqual([])
})

/** The form's page, answered by the test. */
const formPage = (main: string) => ({
  contentType: 'text/html',
  body: `<!doctype html><html lang="en"><title>A form</title><h1>A form</h1>${main}`,
})

test('a form that leads to another host once it was sent is not called blocked', async ({
  page,
}) => {
  await page.route(FRAMED_FORM_URL, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 303,
          headers: { location: `${STAND_IN_ADDRESS.replace('localhost', '127.0.0.1')}/thanks` },
        })
      : route.fulfill(formPage('<form method="post"><button>Join</button></form>')),
  )
  await page.clock.install()
  await page.goto('/#waitlist')
  const { form, place, status } = waitlistOf(page)
  await expect(place.locator('p')).toHaveCount(0)
  // As long as it takes to fill in a form.
  await page.clock.runFor(5000)
  await page.evaluate(() => {
    document.addEventListener('securitypolicyviolation', () => {
      document.title = 'Blocked'
    })
  })
  await form.getByRole('button', { name: 'Join' }).click()
  await expect(page).toHaveTitle('Blocked')
  await page.clock.runFor(1000)
  await expect(status).toHaveText(/^Form not showing\?/)
})

/** Wraps each text in two elements, as Google Translate does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const nodes: Node[] = []
    while (texts.nextNode()) nodes.push(texts.currentNode)
    for (const node of nodes) {
      const font = document.createElement('span')
      const inner = document.createElement('span')
      inner.append(`[${node.textContent}]`)
      font.append(inner)
      node.parentNode?.replaceChild(font, node)
    }
  })

test('the form shows and thanks for a sign-up on a page that the browser translates', async ({
  page,
}) => {
  await page.route(FRAMED_FORM_URL, (route) => route.fulfill(formPage('')))
  await page.clock.install()
  await page.goto('/')
  await translate(page)
  await page.getByRole('main').getByRole('link', { name: '[Join the Waitlist]' }).click()
  const { form, frame, status } = waitlistOf(page)
  await expect(form.getByRole('heading')).toBeAttached()
  await translate(page)
  await page.clock.runFor(8000)
  await expect(status).toContainText('seems slow or blocked')
  await translate(page)
  const content = await (await frame.elementHandle())?.contentFrame()
  await content?.evaluate(() =>
    parent.postMessage({ type: 'form_submit', embedId: 'waitlist' }, '*'),
  )
  await expect(status).toContainText('your details were sent')
  await expect(frame).toBeAttached()
})
