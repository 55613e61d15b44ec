import { FORM_URL } from '../support/pages.ts'
import { expect, test } from './engine-test.ts'
import {
  CALM,
  comeToForm,
  expectFormStillOffered,
  expectUndisturbed,
  passTime,
  SIGN_OF_LIFE_MS,
  STRONG,
  watched,
} from './waitlist-visit.ts'

const SILENT_FORMS = [
  { what: 'never answers', path: '/?ref=stand-in-hangs' },
  { what: 'drops the connection', path: '/?ref=stand-in-resets' },
  { what: 'answers with an error', path: '/?ref=stand-in-404' },
  { what: 'refuses to be framed', path: '/?ref=stand-in-refuses-frames' },
  { what: 'an extension blocks', path: '/', blockedOrigin: new URL(FORM_URL).origin },
]

for (const { what, path, ...options } of SILENT_FORMS) {
  test(`beside a form that ${what}, the words grow stronger after 8 seconds, and nothing moves`, async ({
    visit,
  }) => {
    const tab = await visit(options)
    await comeToForm(tab, path)
    await passTime(tab, SIGN_OF_LIFE_MS - 1)
    expect((await watched(tab)).words).toEqual([expect.stringMatching(CALM)])
    await passTime(tab, 1)
    await expect
      .poll(async () => (await watched(tab)).words)
      .toEqual([expect.stringMatching(CALM), expect.stringMatching(STRONG)])
    await expectUndisturbed(tab)
    await expectFormStillOffered(tab)
  })
}

test('beside a form that works, the words stay calm, and nothing moves', async ({ visit }) => {
  const tab = await visit()
  await comeToForm(tab, '/')
  await expect.poll(async () => (await watched(tab)).isAlive).toBe(true)
  await passTime(tab, 2 * SIGN_OF_LIFE_MS)
  expect((await watched(tab)).words).toEqual([expect.stringMatching(CALM)])
  await expectUndisturbed(tab)
  await expectFormStillOffered(tab)
})

test('beside a form that sends the frame to another host, the words grow stronger at once', async ({
  visit,
}) => {
  const tab = await visit({ brokenRules: ['frame-src'] })
  await comeToForm(tab, '/?ref=stand-in-redirects')
  await expect
    .poll(async () => (await watched(tab)).words)
    .toEqual([expect.stringMatching(CALM), expect.stringMatching(STRONG)])
  await expectUndisturbed(tab)
  await expectFormStillOffered(tab)
})

test('a form that answers late calms the words again, and can be used', async ({ visit }) => {
  const tab = await visit()
  await comeToForm(tab, '/?ref=stand-in-hangs')
  await passTime(tab, SIGN_OF_LIFE_MS)
  const [calm, strong] = [expect.stringMatching(CALM), expect.stringMatching(STRONG)]
  await expect.poll(async () => (await watched(tab)).words).toEqual([calm, strong])
  // The frame that waits gets the form after all.
  await tab.inPage(() => {
    const frame = document.querySelector('iframe')
    if (frame) frame.src = frame.src.replace('stand-in-hangs', 'late')
  })
  await expect.poll(async () => (await watched(tab)).words).toEqual([calm, strong, calm])
  await expectUndisturbed(tab)
  await expectFormStillOffered(tab)
  const email = { role: 'textbox', name: 'Email', place: 'frame' } as const
  await expect.poll(() => tab.find(email)).toMatchObject({ isDisabled: false })
  await tab.click(email)
  await tab.type('me@example.com')
  expect(await tab.inFrame(() => document.querySelector('input')?.form?.email.value)).toBe(
    'me@example.com',
  )
})
