import { expect, test } from './support/test.ts'

/** The number of pictures in each section. */
const COUNTS = { '.problem': 3, '.masking': 4, '.how-it-works': 3, '.faq': 1, footer: 1 }

/** They lie on the page's own ground. The others show the night, by day as well. */
const FOLLOW_THE_SCHEME = ['.how-it-works 2', '.how-it-works 3', '.faq 1', 'footer 1']

/** The amber of the tinnitus by night. */
const NIGHT_AMBER = '#efc37e'

/** Runs in the page. The picture without the page behind it; '' if nothing is drawn. */
function pixelsOf(picture: HTMLImageElement): string {
  const canvas = document.createElement('canvas')
  const blank = canvas.toDataURL()
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL() === blank ? '' : canvas.toDataURL()
}

test('every picture loads and suits the color scheme', async ({ page, request }) => {
  const drawn = { light: new Map<string, string>(), dark: new Map<string, string>() }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
    // A browser keeps the picture of the other scheme if the one of this scheme is missing.
    await page.goto('/')
    for (const [section, count] of Object.entries(COUNTS)) {
      // Words beside it say what it means.
      const pictures = page.locator(`${section} img[alt=""]`)
      await expect(pictures).toHaveCount(count)
      for (const [index, picture] of (await pictures.all()).entries()) {
        const name = `${section} ${index + 1}`
        await picture.scrollIntoViewIfNeeded()
        await expect(picture, `${name}, ${colorScheme}`).toHaveJSProperty('complete', true)
        drawn[colorScheme].set(name, await picture.evaluate(pixelsOf))
        // On a band that is always night.
        if (section !== '.problem') continue
        const svg = await request.get((await picture.getAttribute('src')) ?? '')
        expect(await svg.text(), name).toContain(NIGHT_AMBER)
      }
    }
    const empty = [...drawn[colorScheme]].flatMap(([name, pixels]) => (pixels ? [] : [name]))
    expect(empty, `pictures without colors, ${colorScheme}`).toEqual([])
  }
  const { light, dark } = drawn
  const following = [...light.keys()].filter((name) => light.get(name) !== dark.get(name))
  expect(following, 'pictures that change with the scheme').toEqual(FOLLOW_THE_SCHEME)
})
