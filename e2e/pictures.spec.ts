import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { openRunning, readToTheEnd } from './support/observe.ts'

const PICTURES = [
  { section: '#problem', count: 3 },
  { section: '#masking', count: 4 },
  { section: '#how-it-works', count: 3 },
  { section: '#faq', count: 1 },
  { section: 'footer', count: 1 },
]
/** Budget of one picture, packed. */
const MOST_BYTES = 4000

test('every section has its pictures, light files that come when they are near', async ({
  page,
}) => {
  const files = new Map<string, number>()
  page.on('response', async (response) => {
    if (!/\/_astro\/.*\.svg$/.test(response.url())) return
    files.set(response.url(), brotliCompressSync(await response.body()).length)
  })
  await page.goto('/')
  expect(files.size).toBeLessThan(6)
  await readToTheEnd(page, '/')
  for (const { section, count } of PICTURES) {
    // Words beside it say what it means.
    const pictures = page.locator(`${section} img[alt=""]`)
    await expect(pictures).toHaveCount(count)
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((one) => (one as HTMLImageElement).complete))
        .toBe(true)
      const width = await picture.evaluate((one) => (one as HTMLImageElement).naturalWidth)
      expect(width).toBeGreaterThan(0)
    }
  }
  expect(files.size).toBe(12)
  expect([...files].filter(([, bytes]) => bytes > MOST_BYTES)).toEqual([])
})

test('the pictures follow day and night', async ({ page }) => {
  await openRunning(page, '/')
  await readToTheEnd(page, '/')
  for (const { section } of PICTURES) {
    const picture = page.locator(`${section} img`).first()
    await picture.scrollIntoViewIfNeeded()
    const shots: Buffer[] = []
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      shots.push(await picture.screenshot())
    }
    expect(shots[0]?.equals(shots[1] ?? Buffer.of()), section).toBe(false)
  }
})

test('three scenes stand on one floor, from one edge of the window to the other', async ({
  page,
}) => {
  for (const width of [1280, 1366, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    await openRunning(page, '/')
    await page.locator('#problem img').last().scrollIntoViewIfNeeded()
    const boxes = await page
      .locator('#problem img')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
    const [first, second, third] = boxes
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
    expect(second.left).toBeCloseTo(first.right, 1)
    expect(third.left).toBeCloseTo(second.right, 1)
    // One row of pixels through the floor, and one through the line at the edges.
    const row = async (share: number, x: number) => {
      const clip = { x, y: Math.round(first.top + first.height * share), width: 1, height: 1 }
      return (await page.screenshot({ clip })).toString('base64')
    }
    const floor = await row(0.95, 2)
    for (const x of [first.right, second.right, width - 3]) expect(await row(0.95, x)).toBe(floor)
    expect(await row(0.52, 2)).toBe(await row(0.52, width - 3))
    expect(await row(0.52, 2)).not.toBe(await row(0.6, 2))
  }
})

/** Runs in the page: whatever is painted in the color of the hero's line, and is no line itself. */
function amberElsewhere(): string[] {
  const [line] = document.querySelectorAll('.hero-line.amber')
  if (!line) return ['The line is not there']
  const { fill: amber } = getComputedStyle(line)
  const kinds = ['color', 'background-color', 'border-top-color', 'fill', 'stroke']
  return [...document.querySelectorAll('body *:not(.amber, .line-amber, .mark-line)')].flatMap(
    (element) =>
      kinds
        .filter((kind) => getComputedStyle(element).getPropertyValue(kind) === amber)
        .map((kind) => `${kind} of ${element.outerHTML.slice(0, 60)}`),
  )
}

test('amber is the line of tinnitus, and nothing else', async ({ page }) => {
  await openRunning(page, '/')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await page.evaluate(amberElsewhere)).toEqual([])
  }
})
