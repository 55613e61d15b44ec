import { expect, type Locator, type Page, test } from '@playwright/test'

/** Each stage with its caption, how its text begins, and what the sound's words end with. */
const STAGES = [
  ['Initial State', 'Tinnitus alone: one sharp peak.', 'Tinnitus is sound that', 'alone.'],
  ['Tinnitus Masked', 'A soft hiss surrounds it.', 'A soft hiss, a little like', 'the tone.'],
  [
    'Residual Inhibition',
    'Sound off: for some, a quieter spell.',
    'Tinnitus is quieter, or gone',
    'For illustration. Many people notice it for seconds, some not at all.',
  ],
  [
    'Habituation',
    'Still there, behind everyday life.',
    'The brain comes to notice',
    'For illustration. In life it takes months, and not everyone gets there.',
  ],
] as const

function playerOf(page: Page) {
  const section = page.locator('section').filter({ has: page.getByRole('radio') })
  return {
    section,
    figure: section.locator('figure'),
    stage: (name: string) => section.getByRole('radio', { name, exact: true }),
    list: section.getByRole('list', { name: 'The four stages' }).getByRole('listitem'),
    pause: section.getByRole('button', { name: 'Pause the animation' }),
    play: section.getByRole('button', { name: 'Play the animation' }),
    hear: section.getByRole('button', { name: 'Hear the four stages' }),
    notice: section.getByText('Turn your device down first.'),
    status: section.getByRole('status'),
  }
}

/** Opens the page with the player running. */
async function openPlayer(page: Page) {
  await page.goto('/')
  const player = playerOf(page)
  await player.figure.scrollIntoViewIfNeeded()
  await expect(player.hear).toBeEnabled()
  return player
}

test('each text stands once, below the player, with what the sound is like and its limit', async ({
  page,
}) => {
  const { section, stage, list } = await openPlayer(page)
  for (const [index, [name, caption, text, limit]] of STAGES.entries()) {
    const item = list.nth(index)
    await expect(item.getByRole('heading', { level: 3 })).toHaveText(name)
    await expect(item.getByText(text)).toBeVisible()
    await expect(section.getByText(text)).toHaveCount(1)
    await expect(item.getByText(/^In the sound: /)).toContainText(limit)
    await expect(item.getByText(caption)).toHaveCount(0)
    await stage(name).check()
    await expect(stage(name)).toBeChecked()
    await expect(stage(name)).toHaveAccessibleDescription(caption)
    await expect(section.getByText(caption)).toBeVisible()
    expect(caption.split(' ').length).toBeLessThanOrEqual(8)
  }
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
]) {
  test.describe(() => {
    test.use({ viewport })

    test(`the whole player fits below the header, ${viewport.width} px wide`, async ({ page }) => {
      const { section, figure, stage, pause, play, hear, notice } = await openPlayer(page)
      await pause.click()
      await expect(play).toBeVisible()
      const header = await page.getByRole('banner').evaluate((one) => one.clientHeight)
      const placesOf = () =>
        figure
          .or(play)
          .or(hear)
          .or(notice)
          .or(section.getByRole('list', { name: 'The four stages' }))
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top + scrollY))
      const bottomOf = (part: Locator) =>
        part.evaluate((one) => one.getBoundingClientRect().bottom + scrollY)
      const before = await placesOf()
      for (const [name] of STAGES) {
        await stage(name).check()
        const bottom = Math.max(...(await Promise.all([play, hear, notice].map(bottomOf))))
        expect(bottom - (before[0] ?? 0) + header).toBeLessThanOrEqual(viewport.height)
        expect(await placesOf()).toEqual(before)
        const words = figure.getByText(name, { exact: true }).filter({ visible: true })
        await expect(words).toHaveCount(1)
      }
    })
  })
}

test('Pause and Hear are in their place before the scripts come, and then start to work', async ({
  page,
}) => {
  const { promise: scriptsMayCome, resolve } = Promise.withResolvers<void>()
  await page.route('**/_astro/*.js', async (route) => {
    await scriptsMayCome
    await route.continue()
  })
  await page.goto('/')
  const { figure, pause, hear, notice, section } = playerOf(page)
  await figure.scrollIntoViewIfNeeded()
  const places = () => Promise.all([pause, hear, notice, section].map((part) => part.boundingBox()))
  for (const button of [pause, hear]) await expect(button).toBeDisabled()
  const before = await places()
  resolve()
  for (const button of [pause, hear]) await expect(button).toBeEnabled()
  expect(await places()).toEqual(before)
})

test('what a press changes is said, and the caution stays with its button', async ({ page }) => {
  const { section, pause, play, hear, status } = await openPlayer(page)
  await expect(status).toHaveText('')
  await pause.click()
  await expect(status).toHaveText('The animation is paused.')
  await play.click()
  await expect(status).toHaveText('The animation plays.')
  await hear.click()
  const stop = section.getByRole('button', { name: 'Stop the sound' })
  await expect(status).toHaveText(/^It plays for 12 seconds/)
  await expect(stop).toHaveAccessibleDescription(/^Turn your device down first/)
  await section.getByRole('button', { name: 'Soft level 1 of 3' }).click()
  await expect(status).toHaveText('Soft level 2 of 3')
  await page.keyboard.press('Escape')
  await expect(status).toHaveText('The sound has ended. Nothing plays now.')
  await expect(hear).toHaveAccessibleDescription(/^Turn your device down first/)
  await expect(status.getByRole('paragraph')).toHaveCount(1)
})
