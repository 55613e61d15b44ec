import Color from 'colorjs.io'
import { DEVICES } from './support/devices.ts'
import { boxOf } from './support/observe.ts'
import { BARE_SITE, FULL_SITE } from './support/sites.ts'
import { expect, test } from './support/test.ts'

test('the eight sections are in order, with their titles', async ({ page }) => {
  await page.goto('/')
  const parts = page.locator('body > header, section, body > footer')
  await expect(parts).toHaveText([
    /Sampletune/,
    /Join the Waitlist.*Book a Call/,
    /^We Get It\. Nothing Has Worked\..*Desperate for relief.*Nothing cures tinnitus.*Quality of life affected.*988.*116 123/,
    /Why Personalized Masking Works.*Initial State.*Tinnitus Masked.*Residual Inhibition.*Habituation/,
    /How personalized sound therapy helps you.*Better Sleep.*Focus on Work & Activities.*Improved Quality of Life/,
    /You must be 18\sor\sover/,
    /^FAQ/,
    /© 2025/,
  ])
  const anchors = await page.locator('main h2[id]').evaluateAll((all) => all.map(({ id }) => id))
  expect(anchors).toEqual(['problem', 'masking', 'how-it-works', 'waitlist', 'faq'])
})

for (const [texts, site] of Object.entries({ with: FULL_SITE, without: BARE_SITE })) {
  test(`${texts} the owner’s texts, the first window shows headline, lead and buttons`, async ({
    page,
  }) => {
    await page.goto(site)
    const main = page.getByRole('main')
    const title = main.getByRole('heading', { level: 1 })
    const lead = main.locator('.hero-lead')
    const join = main.getByRole('link', { name: 'Join the Waitlist', exact: true })
    const book = main.getByRole('link', { name: 'Book a Call' }).first()
    for (const viewport of [...DEVICES, { width: 2560, height: 1440 }]) {
      await page.setViewportSize(viewport)
      for (const part of [title, lead, join, book]) await expect(part).toBeInViewport({ ratio: 1 })
      const header = await boxOf(page.getByRole('banner'))
      expect((await boxOf(title)).top, 'title').toBeGreaterThanOrEqual(header.bottom)
    }
    // The phone's window in a browser that shows its bars.
    await page.setViewportSize({ width: 390, height: 664 })
    await expect(join).toBeInViewport({ ratio: 1 })
  })
}

test('the hero moves only briefly, and with reduced motion not at all', async ({ page }) => {
  await page.goto('/')
  /** In seconds, from the styles: on a busy machine, the movements may be over. */
  const ends = () =>
    page.locator('.hero *').evaluateAll((parts) =>
      parts
        .map((part) => getComputedStyle(part))
        .filter(({ animationName }) => animationName !== 'none')
        .map((style) => [
          Number.parseFloat(style.animationDelay) + Number.parseFloat(style.animationDuration),
          style.animationIterationCount,
        ]),
    )
  const moving = await ends()
  expect(moving).not.toEqual([])
  // After five seconds, it would need a way to stop it (WCAG 2.2.2).
  for (const [end, times] of moving) {
    expect(end).toBeLessThan(5)
    expect(times).toBe('1')
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await ends()).toEqual([])
})

test('each card has its own scene, in the page’s colors or always at night', async ({ page }) => {
  await page.goto('/')
  const looks = await page.locator('.card').evaluateAll((cards) =>
    cards.map((card) => {
      const scene = card.querySelector('svg') ?? card
      const { colorScheme } = getComputedStyle(scene)
      return [card.querySelector('h3')?.textContent, scene.getAttribute('data-scene'), colorScheme]
    }),
  )
  // The first test checks their order.
  const expected = [
    ['Desperate for relief', 'desperate-for-relief', 'dark'],
    ['Nothing cures tinnitus', 'no-cure', 'dark'],
    ['Quality of life affected', 'quality-of-life-affected', 'dark'],
    ['Better Sleep', 'sleep', 'dark'],
    ['Focus on Work & Activities', 'focus', 'light dark'],
    ['Improved Quality of Life', 'improved-quality-of-life', 'light dark'],
  ]
  expect(new Set(looks)).toEqual(new Set(expected))
})

test('each step has its own drawing', async ({ page }) => {
  await page.goto('/')
  const has = (color: string) =>
    page
      .locator('.three-steps li')
      .evaluateAll(
        (steps, fill) => steps.map((step) => step.querySelector(`[fill="${fill}"]`) !== null),
        `var(--${color})`,
      )
  expect(await has('amber'), 'the tinnitus').toEqual([false, true, true])
  expect(await has('hill-3'), 'the hiss').toEqual([false, false, true])
})

test('every control stays readable under the pointer', async ({ page }) => {
  await page.goto('/')
  const controls = page.locator(
    '.button, .menu-button, header a:not(.skip-link), summary, .choice-button, .footer-link',
  )
  await expect(controls.filter({ visible: true })).not.toHaveCount(0)
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [1280, 'dark'],
    [390, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const control of await controls.filter({ visible: true }).all()) {
      await control.hover()
      const [ink = '', ground = ''] = await control.evaluate((part) => {
        const isFilled = (box: Element) =>
          getComputedStyle(box).backgroundColor !== 'rgba(0, 0, 0, 0)'
        // The input of a choice is as large as its label, and fills it when chosen.
        let filled: Element = part.querySelector('input') ?? part
        while (!isFilled(filled) && filled.parentElement) filled = filled.parentElement
        const words = part.querySelector(':scope > span') ?? part
        return [getComputedStyle(words).color, getComputedStyle(filled).backgroundColor]
      })
      const what = `${await control.textContent()}, ${width} px, ${colorScheme}`
      expect.soft(Color.contrastWCAG21(ink, ground), what).toBeGreaterThan(7)
    }
  }
})

test('the large drawings are there', async ({ page }) => {
  await page.goto('/')
  for (const part of ['hero', 'faq', 'footer'])
    await expect(page.locator(`.${part}-scene`)).toBeVisible()
})

test('screen readers meet no drawing', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('svg')).not.toHaveCount(0)
  await expect(page.locator('svg:not([aria-hidden=true], [aria-hidden=true] *)')).toHaveCount(0)
})
