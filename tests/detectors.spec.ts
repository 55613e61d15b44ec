import { AMBER, findAmber, lettersOnAmber } from './support/amber.ts'
import { findBrokenWords } from './support/broken-words.ts'
import { clippedText } from './support/clipped-text.ts'
import { lowContrastText } from './support/contrast.ts'
import { lostFocus, walk } from './support/focus-walk.ts'
import { findOrphans } from './support/orphans.ts'
import { expect, test } from './support/test.ts'
import { findTooSmall } from './support/too-small.ts'

/** One fault of each kind that the tests search for, and a neighbor without it. */
const FAULTY_PAGE = `<!doctype html><html lang="en"><title>Faults</title><style>
  body { margin: 0; background: #fff; color: #000; font: 20px/1.5 sans-serif }
  :focus-visible { outline: 3px solid #000 }
  main > * { display: block; margin: 0 0 20px; max-width: 300px }
  a, button { min-height: 60px; min-width: 60px; border: 0; background: #fff; font: inherit }
  .number { display: inline-block; width: 44px; height: 44px; min-width: 0; min-height: 0 }
</style>
<a href="#top">First link</a>
<main>
  <p style="overflow: hidden; width: 90px; white-space: nowrap">Clipped by its box</p>
  <p style="position: absolute; top: 200px; left: 150px">Under</p>
  <p style="position: absolute; top: 205px; left: 160px">Over</p>
  <p style="max-width: none; width: 420px; text-align: right">Outside</p>
  <button style="display: block; width: 60px; white-space: nowrap">Wider than its button</button>
  <p style="color: #767676">Faint</p>
  <button style="min-width: 0; width: 30px; min-height: 0; height: 60px">i</button>
  <p>Call <a class="number" style="width: 43px" href="tel:1">1</a></p>
  <p>Call <a class="number" href="tel:2">2</a><a class="number" style="margin-left: 7px" href="tel:3">3</a></p>
  <p style="font-size: 15px">Tiny</p>
  <table style="font-size: 15px"><tr><td>Cell</td></tr></table>
  <fieldset style="font-size: 15px"><legend>Group</legend></fieldset>
  <p style="font-size: 18px">${'Long '.repeat(40)}</p>
  <h2 style="width: 60px; overflow-wrap: anywhere"><b>Personalized</b> it is</h2>
  <button style="outline: none">No ring</button>
  <button>Covered</button><div style="height: 60px; margin-top: -80px; position: relative; background: #fff"></div>
  <button style="position: absolute; top: 1300px">Later</button>
  <button style="position: absolute; top: 1200px">Earlier</button>
  <button class="button" style="position: absolute; top: 1330px; left: 200px; min-height: 0; height: 59px">Low</button>
</main>
<a href="#end" style="position: absolute; top: 1400px">Last link</a>`

test('the searches for faults in the layout find each that was planted', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 1500 })
  await page.setContent(FAULTY_PAGE)
  expect(await clippedText(page)).toEqual([
    'The page scrolls sideways.',
    'Clipped by its box',
    'Outside',
    'Wider than its button',
    'Under / Over',
  ])
  expect(await page.evaluate(findTooSmall)).toEqual([
    'button: i',
    'a: 1',
    'button: Low',
    'a: 2',
    '15 px for 4 characters: Tiny',
    '15 px for 4 characters: Cell',
    '15 px for 5 characters: Group',
    `18 px for 199 characters: ${'Long '.repeat(40).trim()}`,
  ])
  expect(await page.locator('h2').evaluateAll(findBrokenWords)).toEqual(['Personalized'])
  expect(await lowContrastText(page)).toEqual(['4.54:1: Faint'])
  expect(lostFocus(await walk(page, 'Tab'))).toEqual([
    'No ring: the ring is text none 3px',
    'Covered: is covered',
    'Earlier: is above the one before',
  ])
})

test('the search for orphans finds a lone word, and a parted number', async ({ page }) => {
  await page.setContent(`<p>These three words<br>alone</p><p>Two of<br>four words</p>
    <p>It lasts about 30<br>seconds at most</p><p>It lasts<br>30 seconds at most</p>`)
  const faults = ['These three wordsalone', 'It lasts about 30seconds at most']
  expect(await page.evaluate(findOrphans, 'p')).toEqual(faults)
})

test('the search for letters on amber finds them, and none beside it', async ({ page }) => {
  const amber = `#${AMBER.toString(16)}`
  await page.setContent(`<main class="hero"><p>Clear</p><p style="background: ${amber}">Over</p>
    <div class="hero-peak-name" style="background: ${amber}">Name</div>
    <p style="border-bottom: 3px solid ${amber}">Above a line</p></main>`)
  expect(await lettersOnAmber(page, await findAmber(page, 200))).toEqual(['Over', 'Name'])
})
