import { type CDPSession, expect, type Locator, type Page, test } from '@playwright/test'
import { illustrationOf } from './support/masking-loop.ts'

const LEGAL_PAGE = '/privacy-policy'

/** One control of each kind, by the page and width that show it. */
const CONTROLS = [
  {
    path: '/',
    width: 1280,
    selectors: [
      '.header .menu-link',
      '.header .menu-join',
      '.product-name',
      '.hero .button-primary',
      '.hero .button-secondary',
      'button.stage-choice >> nth=2',
      '#faq summary',
      '.waitlist-privacy a',
      'li .footer-link',
    ],
  },
  { path: '/', width: 360, selectors: ['.menu-button'] },
  { path: LEGAL_PAGE, width: 1280, selectors: ['.legal-contents a >> nth=2', '.prose p a'] },
]

test.use({ reducedMotion: 'reduce' })

async function startIslands(page: Page) {
  for (const island of await page.locator('astro-island').all()) {
    await island.scrollIntoViewIfNeeded()
    await expect(island).not.toHaveAttribute('ssr')
  }
}

async function shownBox(control: Locator) {
  const box = await control.boundingBox()
  if (!box) throw new Error(`${control} is not shown`)
  return box
}

/** Pictures of a control and its surroundings while the browser holds it in some states. */
async function holdStates(session: CDPSession, control: Locator) {
  const page = control.page()
  await control.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    document.querySelector('[data-held]')?.removeAttribute('data-held')
    element.setAttribute('data-held', '')
  })
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '[data-held]',
  })
  const { x, y, width, height } = await shownBox(control)
  const clip = { x: x - 4, y: y - 4, width: width + 8, height: height + 8 }
  /** The picture once two in a row are the same. */
  return async (...forcedPseudoClasses: string[]) => {
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })
    const takePicture = () => page.screenshot({ animations: 'disabled', clip })
    let picture = await takePicture()
    for (let next = await takePicture(); !next.equals(picture); next = await takePicture()) {
      picture = next
    }
    return picture
  }
}

/** Which controls of a page look otherwise beneath a pointer, and again while they are pressed. */
async function answersOf(page: Page, { path, width, selectors }: (typeof CONTROLS)[number]) {
  await page.setViewportSize({ width, height: 740 })
  await page.goto(path)
  await startIslands(page)
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const toPointer: string[] = []
  const toPress: string[] = []
  for (const selector of selectors) {
    const pictureIn = await holdStates(session, page.locator(selector).first())
    const atRest = await pictureIn()
    const pointedAt = await pictureIn('hover')
    const pressed = await pictureIn('hover', 'active')
    if (!pointedAt.equals(atRest)) toPointer.push(selector)
    if (!pressed.equals(pointedAt)) toPress.push(selector)
  }
  return { toPointer, toPress }
}

/** What the browser lays over a control beneath a finger, and a fifth of its text's own color. */
function highlightOf(control: Locator) {
  return control.evaluate((element) => {
    const style = getComputedStyle(element)
    const sample = document.createElement('span')
    sample.style.backgroundColor = `color-mix(in srgb, ${style.color} 20%, transparent)`
    document.body.append(sample)
    const ofItsText = getComputedStyle(sample).backgroundColor
    sample.remove()
    return { highlight: style.getPropertyValue('-webkit-tap-highlight-color'), ofItsText }
  })
}

for (const controls of CONTROLS) {
  const { path, width, selectors } = controls

  test(`controls of ${path} answer pointer and press, ${width} px wide`, async ({ page }) => {
    const answers = await answersOf(page, controls)
    expect(answers).toEqual({ toPointer: selectors, toPress: selectors })
  })

  test.describe('beneath a finger', () => {
    test.use({ hasTouch: true, isMobile: true })

    // What was tapped keeps its hover until the next tap. Seen to catch a question left colored.
    test(`controls of ${path} leave the answer to the browser, ${width} px wide`, async ({
      page,
    }) => {
      const answers = await answersOf(page, controls)
      expect(answers).toEqual({ toPointer: [], toPress: [] })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        for (const selector of selectors) {
          const { highlight, ofItsText } = await highlightOf(page.locator(selector).first())
          expect.soft(highlight, `${selector}, ${colorScheme}`).toBe(ofItsText)
        }
      }
    })
  })
}

test.describe('in forced colors', () => {
  test.use({ forcedColors: 'active' })

  for (const [path, width] of [
    ['/', 1280],
    ['/', 360],
    [LEGAL_PAGE, 1280],
  ] as const) {
    // Seen to catch buttons without an edge.
    test(`every control of ${path} has an edge or a line, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      await page.goto(path)
      await startIslands(page)
      const bare = await page.locator('a[href], button, summary').evaluateAll((controls) => {
        const hasEdge = (element: Element) => {
          const style = getComputedStyle(element)
          return ['top', 'right', 'bottom', 'left'].some((side) => {
            const edge = (part: string) => style.getPropertyValue(`border-${side}-${part}`)
            return Number.parseFloat(edge('width')) > 0 && !/none|hidden/.test(edge('style'))
          })
        }
        return controls
          .filter((control) => control.checkVisibility() && !control.matches('.skip-link'))
          .filter((control) => !getComputedStyle(control).textDecorationLine.includes('underline'))
          .filter((control) => !hasEdge(control.closest('details') ?? control))
          .map((control) => control.textContent?.trim())
      })
      expect(bare).toEqual([])
    })
  }

  // Seen to catch a bar that changes its color alone.
  test('the current stage is told apart by words and by the width of its bar', async ({ page }) => {
    await page.goto('/')
    await startIslands(page)
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

  test('the quiet line is gone', async ({ page }) => {
    for (const path of ['/', LEGAL_PAGE, '/no-such-page']) {
      await page.goto(path)
      await expect(page.locator('.quiet-line').first()).toBeAttached()
      await expect(page.locator('.quiet-line').filter({ visible: true })).toHaveCount(0)
    }
  })
})
