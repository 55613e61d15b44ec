import { expect, type Page } from '@playwright/test'

export const STAGES = [
  'Initial State',
  'Tinnitus Masked',
  'Residual Inhibition',
  'Habituation',
] as const

type Stage = (typeof STAGES)[number]

export function illustrationOf(page: Page) {
  const section = page.getByRole('region', { name: 'Why Personalized Masking Works' })
  return {
    section,
    pause: section.getByRole('button', { name: 'Pause the pictures', exact: true }),
    play: section.getByRole('button', { name: 'Play the pictures', exact: true }),
    stages: section.getByRole('list', { name: 'The four stages' }).getByRole('listitem'),
    choices: section.getByRole('group', { name: 'Show a stage' }).getByRole('radio'),
    stage: (name: string) => section.getByRole('radio', { name, exact: true }),
    /** For the eye alone: the picture and the words on it. */
    picture: section.locator('figure'),
    words: section.locator('figure p').filter({ visible: true }),
  }
}

/** Brings the illustration into view with a fake clock, which only the test moves on. */
export async function openIllustration(page: Page) {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto('/')
  const { picture, pause, play } = illustrationOf(page)
  await picture.scrollIntoViewIfNeeded()
  await expect(pause.or(play)).toBeVisible()
  await page.evaluate(settled)
}

/**
 * Runs in the page. Resolves once the page knows what is in view, and React has drawn it (it
 * works in tasks of a message channel).
 */
export async function settled() {
  const picture = document.querySelector('#masking figure') ?? document.body
  await new Promise((seen) => new IntersectionObserver(seen).observe(picture))
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise((next) => {
      const channel = new MessageChannel()
      channel.port1.onmessage = next
      channel.port2.postMessage(undefined)
    })
  }
}

/** The stage is chosen, and its name, text and caption stand by the picture. */
export async function expectStage(page: Page, name: Stage) {
  const { words, stage } = illustrationOf(page)
  await expect(stage(name)).toBeChecked()
  await expect(words.filter({ hasText: new RegExp(`^${name}$`) })).toHaveCount(1)
  await expect(words.filter({ hasText: new RegExp(`^(${STAGES.join('|')})$`) })).toHaveCount(1)
}

/** As if the tab were left, or come back to. */
export async function setVisibility(page: Page, state: 'hidden' | 'visible') {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

/** Counts every change of elements and texts in a part of the page from now on. */
export async function countChanges(page: Page, part: string): Promise<() => Promise<number>> {
  const count = await page.locator(part).evaluateHandle((whole) => {
    const seen = { changes: 0 }
    new MutationObserver((changes) => {
      seen.changes += changes.length
    }).observe(whole, { subtree: true, attributes: true, childList: true, characterData: true })
    return seen
  })
  return async () => {
    await page.evaluate(settled)
    return count.evaluate(({ changes }) => changes)
  }
}
