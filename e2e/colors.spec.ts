import { expect, type Locator, type Page, test } from '@playwright/test'
import { illustrationOf } from './support/masking-loop.ts'
import { openRunning } from './support/observe.ts'
import { ALL_PAGES } from './support/pages.ts'

const header = (page: Page) => page.getByRole('banner')
const hero = (page: Page) => page.getByRole('region').first()

/** One control of each kind, on the page and at the width that show it. */
const CONTROLS = [
  {
    path: '/',
    width: 1280,
    controlsOf: (page: Page) => ({
      'link of the header': header(page).getByRole('link', { name: 'Features' }),
      'button of the header': header(page).getByRole('link', { name: 'Join Waitlist' }),
      'name of the product': header(page).locator('a[href="/"]'),
      'first main button': hero(page).getByRole('link', { name: 'Join the Waitlist' }),
      'second main button': hero(page).getByRole('link', { name: 'Book a Call' }),
      'choice of a stage': illustrationOf(page).choices.nth(2),
      question: page.locator('#faq summary').first(),
      'link in a sentence': page.locator('#waitlist').getByRole('link', { name: /privacy policy/ }),
      'link of the footer': page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }),
    }),
  },
  {
    path: '/',
    width: 360,
    controlsOf: (page: Page) => ({ 'menu button': page.getByRole('button', { name: 'Menu' }) }),
  },
  {
    path: '/privacy-policy',
    width: 1280,
    controlsOf: (page: Page) => ({
      'link of the contents': page.locator('main nav a').nth(2),
      'link in a legal text': page.getByRole('main').locator('p a').first(),
    }),
  },
]

type Controls = (typeof CONTROLS)[number]

test.use({ reducedMotion: 'reduce' })

/** A color as red, green and blue from 0 to 255, whatever it is written in. */
function channelsOf(page: Page, color: string): Promise<number[]> {
  return page.evaluate((written) => {
    const paint = document.createElement('canvas').getContext('2d')
    if (!paint) throw new Error('No canvas to read colors with')
    paint.fillStyle = written
    paint.fillRect(0, 0, 1, 1)
    return [...paint.getImageData(0, 0, 1, 1).data].slice(0, 3)
  }, color)
}

const styleOf = (element: Locator, property: string) =>
  element.first().evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property)

for (const { name, path } of ALL_PAGES) {
  test(`${name} is light by day and dark by night, and so is the browser around it`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const ground = await channelsOf(page, await styleOf(page.locator('html'), 'background-color'))
      const brightness = ground.reduce((sum, channel) => sum + channel, 0) / 3
      if (colorScheme === 'light') expect(brightness).toBeGreaterThan(225)
      else expect(brightness).toBeLessThan(60)
      const themes = await page
        .locator('meta[name=theme-color]')
        .evaluateAll((metas: HTMLMetaElement[]) =>
          metas.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content),
        )
      expect(themes).toHaveLength(1)
      const bar = await channelsOf(page, themes[0] ?? '')
      const differences = bar.map((channel, at) => Math.abs(channel - (ground[at] ?? 0)))
      expect(Math.max(...differences)).toBeLessThanOrEqual(2)
    }
  })
}

test('quiet words and lines become as strong as all words with more contrast', async ({ page }) => {
  await page.goto('/')
  const quiet = async () => [
    await styleOf(page.locator('.hero-status'), 'color'),
    await styleOf(page.locator('#faq details'), 'border-block-start-color'),
  ]
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'no-preference' })
    const strong = await styleOf(page.locator('body'), 'color')
    expect(await quiet()).not.toContain(strong)
    await page.emulateMedia({ colorScheme, contrast: 'more' })
    expect(await quiet()).toEqual([strong, strong])
  }
})

/** In which states each control looks otherwise than in the state before. */
async function visibleStates(page: Page, { path, width, controlsOf }: Controls) {
  await page.setViewportSize({ width, height: 740 })
  await openRunning(page, path)
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: -1 })
  const visible: Record<string, string> = {}
  for (const [name, control] of Object.entries(controlsOf(page))) {
    await control.evaluate((one) => {
      one.scrollIntoView({ block: 'center', behavior: 'instant' })
      document.querySelector('[data-held]')?.removeAttribute('data-held')
      one.setAttribute('data-held', '')
    })
    const box = await control.boundingBox()
    if (!box) throw new Error(`${name} is not shown`)
    const clip = { x: box.x - 6, y: box.y - 6, width: box.width + 12, height: box.height + 12 }
    const held = { nodeId: root.nodeId, selector: '[data-held]' }
    const { nodeId } = await session.send('DOM.querySelector', held)
    const pictureIn = async (...forcedPseudoClasses: string[]) => {
      await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })
      return page.screenshot({ animations: 'disabled', clip })
    }
    const rest = await pictureIn()
    const hover = await pictureIn('hover')
    const press = await pictureIn('hover', 'active')
    const focus = await pictureIn('focus', 'focus-visible')
    await pictureIn()
    const states = { hover: !hover.equals(rest), press: !press.equals(hover) }
    const all = { ...states, focus: !focus.equals(rest) }
    visible[name] = Object.entries(all)
      .flatMap(([state, shows]) => (shows ? [state] : []))
      .join(' ')
  }
  return visible
}

const inAll = (page: Page, { controlsOf }: Controls, states: string) =>
  Object.fromEntries(Object.keys(controlsOf(page)).map((name) => [name, states]))

for (const controls of CONTROLS) {
  const { path, width, controlsOf } = controls

  test(`controls of ${path} show pointer, press and focus, ${width} px wide`, async ({ page }) => {
    expect(await visibleStates(page, controls)).toEqual(inAll(page, controls, 'hover press focus'))
  })

  test.describe('under a finger', () => {
    test.use({ hasTouch: true, isMobile: true })

    // What was tapped keeps its hover state until the next tap.
    test(`controls of ${path} show the browser's highlight, ${width} px wide`, async ({ page }) => {
      expect(await visibleStates(page, controls)).toEqual(inAll(page, controls, 'focus'))
      for (const control of Object.values(controlsOf(page))) {
        const color = await styleOf(control, 'color')
        const highlight = await styleOf(control, '-webkit-tap-highlight-color')
        const expected = await page.evaluate((ink) => {
          document.body.style.caretColor = `color-mix(in srgb, ${ink} 20%, transparent)`
          return getComputedStyle(document.body).caretColor
        }, color)
        expect(highlight).toBe(expected)
      }
    })
  })
}

test.describe('in forced colors', () => {
  test.use({ forcedColors: 'active' })

  for (const { name, path } of ALL_PAGES) {
    test(`every control of ${name} has an edge or a line`, async ({ page }) => {
      await openRunning(page, path)
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 740 })
        const bare = await page
          .locator('a[href]:not(.skip-link), button, summary')
          .filter({ visible: true })
          .evaluateAll((controls) => {
            const hasEdge = (control: Element) => {
              const { borderStyle, borderWidth } = getComputedStyle(control)
              return borderStyle !== 'none' && /[1-9]/.test(borderWidth)
            }
            const isUnderlined = (control: Element) =>
              getComputedStyle(control).textDecorationLine.includes('underline')
            return controls
              .filter((one) => !isUnderlined(one) && !hasEdge(one.closest('details') ?? one))
              .map((one) => one.textContent)
          })
        expect(bare).toEqual([])
      }
      await expect(page.locator('.quiet-line').filter({ visible: true })).toHaveCount(0)
    })
  }

  test('the current stage differs by words and by the width of its bar', async ({ page }) => {
    await openRunning(page, '/')
    const { stages, choices } = illustrationOf(page)
    await choices.nth(2).click()
    await expect(stages.getByText('Showing now').filter({ visible: true })).toHaveCount(1)
    await expect(stages.nth(2).getByText('Showing now')).toBeVisible()
    const bars = await stages.evaluateAll((all) =>
      all.map((stage) => Number.parseFloat(getComputedStyle(stage).borderInlineStartWidth)),
    )
    const [first = 0, second, current = 0, last] = bars
    expect(current).toBeGreaterThanOrEqual(first + 2)
    expect([second, last]).toEqual([first, first])
  })
})
