import { expect, type Page } from '@playwright/test'

export const STAGES = [
  'Initial State',
  'Tinnitus Masked',
  'Residual Inhibition',
  'Habituation',
] as const

export type Stage = (typeof STAGES)[number]

export function illustrationOf(page: Page) {
  const section = page.getByRole('region', { name: 'Why Personalized Masking Works' })
  return {
    section,
    pause: section.getByRole('button', { name: 'Pause the pictures', exact: true }),
    play: section.getByRole('button', { name: 'Play the pictures', exact: true }),
    stages: section.getByRole('list', { name: 'The four stages' }).getByRole('listitem'),
    choices: section.getByRole('group', { name: 'Show a stage' }).getByRole('button'),
    picture: section.getByRole('figure'),
  }
}

/** Brings the illustration into view while the clock stands still: no time passes by itself. */
export async function openIllustration(page: Page) {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto('/')
  const { picture, pause, play } = illustrationOf(page)
  await picture.scrollIntoViewIfNeeded()
  await expect(pause.or(play)).toBeVisible()
  await settle(page)
}

/** Until what came in or out of view is known to the page, and drawn. */
export async function settle(page: Page) {
  await illustrationOf(page).picture.evaluate(async (picture) => {
    await new Promise((seen) => new IntersectionObserver(seen).observe(picture))
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((next) => {
        const channel = new MessageChannel()
        channel.port1.onmessage = next
        channel.port2.postMessage(undefined)
      })
    }
  })
}

/** The one stage that is marked, for the eye and for assistive technology. */
export async function expectStage(page: Page, name: Stage) {
  const { section, stages } = illustrationOf(page)
  const current = section.locator('[aria-current]')
  await expect(current).toHaveCount(1)
  await expect(current).toHaveAttribute('aria-current', 'step')
  await expect(current).toHaveText(name)
  const marks = stages.getByText('Showing now', { exact: true }).filter({ visible: true })
  await expect(marks).toHaveCount(1)
  const stage = stages.filter({ has: page.getByRole('heading', { name, exact: true }) })
  await expect(stage.getByText('Showing now', { exact: true })).toBeVisible()
}

/** Counts every change inside the illustration from now on; call the answer to read it. */
export async function countChanges(page: Page): Promise<() => Promise<number>> {
  const count = await illustrationOf(page).section.evaluateHandle((section) => {
    const seen = { changes: 0 }
    const observer = new MutationObserver((changes) => {
      seen.changes += changes.length
    })
    observer.observe(section, {
      subtree: true,
      attributes: true,
      childList: true,
      characterData: true,
    })
    return seen
  })
  return async () => {
    await settle(page)
    return count.evaluate(({ changes }) => changes)
  }
}
