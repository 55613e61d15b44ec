import { expect, type Page } from '@playwright/test'

export const STAGES = [
  'Initial State',
  'Tinnitus Masked',
  'Residual Inhibition',
  'Habituation',
] as const

const CAPTIONS = {
  'Initial State': 'Tinnitus alone: one sharp peak.',
  'Tinnitus Masked': 'A soft, wide sound surrounds it.',
  'Residual Inhibition': 'Sound off: for some, a quieter spell.',
  Habituation: 'Still there, behind everyday life.',
} as const

export function illustrationOf(page: Page) {
  const section = page.getByRole('region', { name: 'Why Personalized Masking Works' })
  return {
    section,
    pause: section.getByRole('button', { name: 'Pause the pictures', exact: true }),
    play: section.getByRole('button', { name: 'Play the pictures', exact: true }),
    stages: section.getByRole('list', { name: 'The four stages' }).getByRole('listitem'),
    choices: section.getByRole('group', { name: 'Show a stage' }).getByRole('radio'),
    stage: (name: string) => section.getByRole('radio', { name, exact: true }),
    /** Hidden from screen readers: the picture and the words on it. */
    picture: section.locator('figure'),
  }
}

/** Brings the illustration into view with a fake clock, which only the test advances. */
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
 * Runs in the page. Resolves once intersection observers have reported and React has rendered,
 * which it does in tasks of a message channel.
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

/** Advances the clock, and waits for what the page makes of it. */
export async function pass(page: Page, ms: number) {
  await page.evaluate(settled)
  await page.clock.runFor(ms)
  await page.evaluate(settled)
}

/** The stage is chosen, and only its name and caption stand by the picture. */
export async function expectStage(page: Page, name: (typeof STAGES)[number]) {
  const { picture, stage } = illustrationOf(page)
  const shown = (words: readonly string[]) =>
    picture.getByText(new RegExp(`^(${words.join('|')})$`)).filter({ visible: true })
  await expect(stage(name)).toBeChecked()
  await expect(shown(STAGES)).toHaveText([name])
  await expect(shown(Object.values(CAPTIONS))).toHaveText([CAPTIONS[name]])
}

/** As if the visitor switched to another tab, or came back. */
export async function setVisibility(page: Page, state: 'hidden' | 'visible') {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}
