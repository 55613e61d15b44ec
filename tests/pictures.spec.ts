import { expect, test } from './support/test.ts'

test('the upper pictures are always of the night, and the others follow the scheme', async ({
  page,
}) => {
  await page.goto('/')
  const fillsIn = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
    return page.locator('.scene[aria-hidden=true]').evaluateAll((pictures) =>
      pictures.map((picture) => {
        const shapes = [...picture.querySelectorAll('path')]
        return shapes.map((shape) => getComputedStyle(shape).fill).join()
      }),
    )
  }
  const [light, dark] = [await fillsIn('light'), await fillsIn('dark')]
  const kinds = light.map((fills, index) => (fills === dark[index] ? 'night' : 'scheme'))
  expect(kinds).toEqual([...Array(13).fill('night'), ...Array(6).fill('scheme')])
})
