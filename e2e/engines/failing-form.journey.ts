import { FORM_URL } from '../support/pages.ts'
import { expect, test } from './engine-test.ts'
import {
  CALM,
  comeToForm,
  expectFormStillOffered,
  expectUndisturbed,
  STRONG,
  waitUntilFrameIs,
  watched,
} from './waitlist-visit.ts'

const SIGN_OF_LIFE_MS = 8000
/** How much later than at its time a change may be seen on a busy machine. */
const SLACK_MS = 3000
const SLOW_ANSWER_MS = 10_000

interface Failure {
  what: string
  path: string
  /** When the words by the link grow stronger, and grow calm again, since the frame came. */
  strongAfterMs?: number
  calmAfterMs?: number
  brokenRules?: string[]
  blockedOrigin?: string
}

const FAILURES: Failure[] = [
  { what: 'never answers', path: '/?ref=stand-in-hangs', strongAfterMs: SIGN_OF_LIFE_MS },
  { what: 'drops the connection', path: '/?ref=stand-in-resets', strongAfterMs: SIGN_OF_LIFE_MS },
  { what: 'answers 404', path: '/?ref=stand-in-404', strongAfterMs: SIGN_OF_LIFE_MS },
  { what: 'answers 500', path: '/?ref=stand-in-500', strongAfterMs: SIGN_OF_LIFE_MS },
  {
    what: 'refuses to be framed',
    path: '/?ref=stand-in-refuses-frames',
    strongAfterMs: SIGN_OF_LIFE_MS,
  },
  {
    what: 'sends the frame to another host',
    path: '/?ref=stand-in-redirects',
    strongAfterMs: 0,
    brokenRules: ['frame-src'],
  },
  {
    what: 'an extension blocks',
    path: '/',
    blockedOrigin: new URL(FORM_URL).origin,
    strongAfterMs: SIGN_OF_LIFE_MS,
  },
  { what: 'sends messages without sense', path: '/?ref=stand-in-garbles' },
  { what: 'works', path: '/' },
  {
    what: 'answers after 10 seconds',
    path: '/?ref=stand-in-is-slow',
    strongAfterMs: SIGN_OF_LIFE_MS,
    calmAfterMs: SLOW_ANSWER_MS,
  },
]

for (const { what, path, strongAfterMs, calmAfterMs, ...options } of FAILURES) {
  test(`beside a form that ${what}, the link stays and nothing moves`, async ({
    visit,
    engineName,
  }) => {
    const tab = await visit(options)
    await comeToForm(tab, path)
    await waitUntilFrameIs(tab, (calmAfterMs ?? strongAfterMs ?? SIGN_OF_LIFE_MS) + SLACK_MS)

    const { words } = await watched(tab)
    expect(words[0]?.text).toMatch(CALM)
    const later = words.slice(1)
    const expected = [
      ...(strongAfterMs === undefined ? [] : [{ text: STRONG, afterMs: strongAfterMs }]),
      ...(calmAfterMs === undefined ? [] : [{ text: CALM, afterMs: calmAfterMs }]),
    ]
    expect(later.map(({ text }) => text)).toEqual(
      expected.map(({ text }) => expect.stringMatching(text)),
    )
    for (const [index, { afterMs }] of expected.entries()) {
      // The frame may have come some drawn frames before it was seen: a few in most browsers, a
      // second of them in WebKitGTK on a display that nobody sees.
      expect(later[index]?.sinceMs).toBeGreaterThan(
        afterMs - (engineName === 'webkit' ? 1000 : 100),
      )
      expect(later[index]?.sinceMs).toBeLessThan(afterMs + SLACK_MS)
    }
    await expectFormStillOffered(tab)
    await expectUndisturbed(tab)
  })
}

test('a form that came late can be used', async ({ visit }) => {
  const tab = await visit()
  await comeToForm(tab, '/?ref=stand-in-is-slow')
  await waitUntilFrameIs(tab, SLOW_ANSWER_MS)
  await expect
    .poll(() => tab.find({ role: 'textbox', name: 'Email', place: 'frame' }))
    .toMatchObject({ isDisabled: false })
  await tab.click({ role: 'textbox', name: 'Email', place: 'frame' })
  await tab.type('me@example.com')
  expect(await tab.inFrame(() => document.querySelector('input')?.form?.email.value)).toBe(
    'me@example.com',
  )
})
