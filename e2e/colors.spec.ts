import { expect, type Page, test } from '@playwright/test'
import Color from 'colorjs.io'
import { illustrationOf } from './support/masking-loop.ts'
import { openRunning } from './support/observe.ts'
import { ALL_PAGES } from './support/pages.ts'

const PHONE = 360

const VIEWS = [
  { path: '/', width: 1280, leastKinds: 8 },
  { path: '/', width: PHONE, leastKinds: 8 },
  { path: '/privacy-policy', width: 1280, leastKinds: 6 },
]

test.use({ reducedMotion: 'reduce' })

const controlsOf = (page: Page) =>
  page.locator('a[href]:not(.skip-link), button, summary').filter({ visible: true })

for (const { name, path } of ALL_PAGES) {
  test(`${name} is light by day and dark by night, and so is the browser around it`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const [ground = '', bar = '', ...others] = await page.evaluate(() => {
        const metas = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')
        const themes = [...metas].filter(({ media }) => matchMedia(media).matches)
        const { backgroundColor } = getComputedStyle(document.documentElement)
        return [backgroundColor, ...themes.map(({ content }) => content)]
      })
      expect(others).toEqual([])
      expect(Color.deltaE(ground, bar, '2000')).toBeLessThan(1)
      const lightness = new Color(ground).oklch.l ?? Number.NaN
      if (colorScheme === 'light') expect(lightness).toBeGreaterThan(0.85)
      else expect(lightness).toBeLessThan(0.35)
    }
  })
}

test('styles use no token that has not arrived before them', async ({ page }) => {
  for (const { path } of ALL_PAGES) {
    await page.goto(path)
    let arrived = ''
    for (const css of await page.locator('style').allTextContents()) {
      arrived += css
      const used = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)
      expect(used.filter((name) => !arrived.includes(`${name}:`))).toEqual([])
    }
    expect(arrived).toContain('--ground:')
  }
})

test('quiet words and lines become as strong as all words with more contrast', async ({ page }) => {
  await page.goto('/')
  const colors = () =>
    page.evaluate(() => ({
      strong: getComputedStyle(document.body).color,
      quiet: [
        getComputedStyle(document.querySelector('.section-qualifier') as Element).color,
        getComputedStyle(document.querySelector('#faq details') as Element).borderBottomColor,
      ],
    }))
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'no-preference' })
    const { strong, quiet } = await colors()
    expect(quiet).not.toContain(strong)
    await page.emulateMedia({ colorScheme, contrast: 'more' })
    expect(await colors()).toEqual({ strong, quiet: [strong, strong] })
  }
})

/** For one visible control of each kind, the states in which it looks otherwise than before. */
async function visibleStates(page: Page) {
  await controlsOf(page).evaluateAll((all) => {
    const kindOf = (one: Element) =>
      `${one.localName}.${one.className} in ${one.parentElement?.className}`
    for (const [kind, one] of new Map(all.map((one) => [kindOf(one), one]))) {
      one.setAttribute('data-kind', kind)
    }
  })
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const selector = '[data-kind]'
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  const visible: string[] = []
  for (const [index, nodeId] of nodeIds.entries()) {
    const control = page.locator(selector).nth(index)
    await control.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const { x = 0, y = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {}
    const clip = { x: x - 6, y: y - 6, width: width + 12, height: height + 12 }
    const pictureIn = async (...forcedPseudoClasses: string[]) => {
      await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })
      return page.screenshot({ animations: 'disabled', clip })
    }
    const hover = await pictureIn('hover')
    const press = await pictureIn('hover', 'active')
    const focus = await pictureIn('focus', 'focus-visible')
    const rest = await pictureIn()
    const states = Object.entries({
      hover: !hover.equals(rest),
      press: !press.equals(hover),
      focus: !focus.equals(rest),
    })
    const shown = states.filter(([, isShown]) => isShown).map(([state]) => state)
    visible.push(`${shown.join(' ')}: ${await control.getAttribute('data-kind')}`)
  }
  return visible
}

for (const { path, width, leastKinds } of VIEWS) {
  test(`controls of ${path} show pointer, press and focus, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await openRunning(page, path)
    const controls = await visibleStates(page)
    expect(controls.length).toBeGreaterThanOrEqual(leastKinds)
    expect(controls.filter((one) => !one.startsWith('hover press focus: '))).toEqual([])
  })
}

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: PHONE, height: 740 } })

  // What was tapped keeps its hover state until the next tap.
  test('controls show the browser’s highlight', async ({ page }) => {
    await openRunning(page, '/')
    const controls = await visibleStates(page)
    expect(controls.filter((one) => !one.startsWith('focus: '))).toEqual([])
    const styles = await controlsOf(page).evaluateAll((all) =>
      all.map((one) => {
        const style = getComputedStyle(one)
        return [style.getPropertyValue('-webkit-tap-highlight-color'), style.color]
      }),
    )
    for (const [tapped = '', own = ''] of styles) {
      const highlight = new Color(tapped)
      expect(highlight.alpha).toBe(0.2)
      expect(highlight.set('alpha', 1).deltaE(own, '2000')).toBeLessThan(1)
    }
  })
})

test.describe('in forced colors', () => {
  test.use({ forcedColors: 'active' })

  for (const { name, path } of ALL_PAGES) {
    test(`every control of ${name} has an edge or a line`, async ({ page }) => {
      await openRunning(page, path)
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 740 })
        const bare = await controlsOf(page).evaluateAll((controls) =>
          controls
            .filter((control) => {
              const { borderStyle, borderWidth } = getComputedStyle(
                control.closest('details') ?? control,
              )
              const hasEdge = borderStyle !== 'none' && /[1-9]/.test(borderWidth)
              return !hasEdge && !getComputedStyle(control).textDecorationLine.includes('underline')
            })
            .map((control) => control.textContent),
        )
        expect(bare).toEqual([])
      }
    })
  }

  test('the chosen stage differs by its ground', async ({ page }) => {
    await openRunning(page, '/')
    const { stage, section } = illustrationOf(page)
    await stage('Residual Inhibition').check()
    const grounds = await section
      .locator('.stage-button')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
    expect(new Set(grounds).size).toBe(2)
    expect(grounds.filter((ground) => ground === grounds[2])).toHaveLength(1)
  })
})
