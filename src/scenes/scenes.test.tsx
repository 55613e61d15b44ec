import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MARK_HILL, MARK_LINE } from '../chrome/mark.ts'
import { masking } from './masking.tsx'
import { sleep } from './sleep.tsx'

/** Where a path is highest; its numbers are absolute, as M, C, S, Q and L write them. */
function topOf(path: string): number {
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number)
  return Math.min(...numbers.filter((_, at) => at % 2 === 1))
}

const pathsOf = ({ drawing }: typeof sleep, role: RegExp) =>
  [...renderToStaticMarkup(drawing).matchAll(/<path class="([^"]*)" d="([^"]*)"/g)]
    .filter(([, classes = '']) => role.test(classes))
    .map(([, , path = '']) => path)

it.each([
  [
    'the masking illustration',
    topOf(pathsOf(masking, /masking-peak/)[0] ?? ''),
    pathsOf(masking, /^hill-/),
  ],
  ['Better Sleep', topOf(pathsOf(sleep, /amber/)[0] ?? ''), pathsOf(sleep, /^hill-[12]/)],
  ['the mark', topOf(MARK_LINE), [MARK_HILL]],
])('in %s no hill is as high as the tip of the peak', (_where, tip, hills) => {
  expect(hills.length).toBeGreaterThan(0)
  for (const hill of hills) expect(topOf(hill)).toBeGreaterThanOrEqual(tip + 6)
})
