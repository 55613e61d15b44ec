import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, test } from '@playwright/test'
import { expectRunning, illustrationOf } from './support/masking-illustration.ts'
import { recordRequests } from './support/observe.ts'
import { FORM_URL } from './support/pages.ts'
import { SITE_ADDRESS } from './support/site-under-test.ts'
import { startSite } from './support/start-site.ts'
import { targetFaults } from './support/target-faults.ts'
import { waitlistOf } from './support/waitlist-section.ts'

// One build serves all tests, so they run in turn.
test.describe.configure({ mode: 'default' })

const ROOT = join(import.meta.dirname, '..')
const NOT_COPIED = ['node_modules', '.git', '.site-under-test', 'test-results', 'e2e', 'docs']

/** The last day on which a security contact holds is today. */
const TODAY = new Date().toISOString().slice(0, 10)

let copy: string
let site: Awaited<ReturnType<typeof startSite>>

test.beforeAll(async () => {
  test.setTimeout(180_000)
  copy = await mkdtemp(join(tmpdir(), 'owner-settings-'))
  const filter = (path: string) => !NOT_COPIED.includes(relative(ROOT, path))
  await cp(ROOT, copy, { recursive: true, filter })
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  const facts = join(copy, 'src/copy/site-facts.ts')
  const contact = `{ contact: 'mailto:me@quiet.example', expires: '${TODAY}' } ??`
  const text = (await readFile(facts, 'utf8'))
    .replace('isSoundOffered: boolean = true', 'isSoundOffered: boolean = false')
    .replace('securityContact =', `securityContact = ${contact}`)
  await writeFile(facts, text)
  // Without a provider's name, the form is not known to send messages.
  const settings = { WAITLIST_FORM_LOADING: 'click', WAITLIST_FORM_URL: FORM_URL }
  site = await startSite('dist', settings, copy)
})

test.afterAll(async () => {
  await site.stop()
  await rm(copy, { recursive: true })
})

test('where visitors choose first, only a button requests the form', async ({ page }) => {
  const requests = recordRequests(page)
  const foreign = () => requests.filter((address) => !address.startsWith(site.address))
  await page.clock.install()
  await page.goto(site.address)
  const { section, link, frame, form, status } = waitlistOf(page)
  const show = section.getByRole('button', { name: 'Show the form here' })
  await link.scrollIntoViewIfNeeded()
  await expect(show).toBeVisible()
  await expect(section).toContainText('This form may set cookies. Read the privacy policy')
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 740 })
    expect.soft(await targetFaults(page), `${width} px wide`).toEqual([])
  }
  await show.scrollIntoViewIfNeeded()
  await expect(show).toBeInViewport()
  await page.clock.runFor(2000)
  await expect(frame).toHaveCount(0)
  expect(foreign()).toEqual([])

  const height = () => section.evaluate((part) => part.clientHeight)
  const before = await height()
  await expectRunning(page, 'waitlist')
  await show.press('Enter')
  await expect(frame).toBeFocused()
  await expect(form.getByRole('button', { name: 'Join the waitlist' })).toBeVisible()
  await expect(show).toHaveCount(0)
  expect(await height()).toBe(before)
  expect(foreign().length).toBeGreaterThan(0)
  await page.clock.runFor(60_000)
  await expect(status).toHaveText('')

  await page.goto(`${site.address}/privacy-policy`)
  await expect(page.getByText('The form loads only when you press its button')).toBeVisible()
  await expect(page.getByText('when you come near')).toHaveCount(0)
})

test('security.txt has the contact and its expiry date', async ({ request }) => {
  const address = `${site.address}/.well-known/security.txt`
  expect(await (await request.get(address)).text()).toBe(
    `Contact: mailto:me@quiet.example\nExpires: ${TODAY}T23:59:59Z\n` +
      `Preferred-Languages: en\nCanonical: ${address}\n`,
  )
})

test('with the sound turned off, nothing mentions it', async ({ page }) => {
  await page.goto(site.address)
  const { section, picture, pause, play } = illustrationOf(page)
  await picture.scrollIntoViewIfNeeded()
  await expectRunning(page)
  await pause.click()
  await expect(play).toBeVisible()
  await expect(section.getByRole('button')).toHaveCount(1)
  await expect(page.getByRole('main')).not.toContainText(/Turn your device down|Hear an example/)
  await expect(section.getByRole('radio')).toHaveCount(4)
})

test('npm start leaves a running site alone and stops its own', async ({ page, request }) => {
  await page.goto(site.address)
  const book = page.getByRole('banner').getByRole('link', { name: 'Book a Call' })
  const own = [site.address, (await book.getAttribute('href')) ?? '']
  for (const address of own) await expect(await request.get(address)).toBeOK()
  await site.stop()
  for (const address of own)
    await expect(() => expect(request.get(address)).rejects.toThrow('ECONNREFUSED')).toPass()
  await expect(await request.get(SITE_ADDRESS)).toBeOK()
})
