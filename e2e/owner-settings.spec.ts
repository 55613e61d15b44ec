import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, test } from '@playwright/test'
import { readDrawnColors } from './support/axe-faults.ts'
import { expectNoFormFault } from './support/form-faults.ts'
import { illustrationOf } from './support/masking-loop.ts'
import { recordRequests } from './support/observe.ts'
import { FORM_URL } from './support/pages.ts'
import { type StartedSite, startSite } from './support/start-site.ts'

// Two sites with settings of their own, one after the other: Astro's builds share files.
test.describe.configure({ mode: 'serial', timeout: 180_000 })

const ROOT = join(import.meta.dirname, '..')

test.describe('where the owner lets visitors choose first', () => {
  let site: StartedSite

  test.beforeAll(async () => {
    // Nobody says who runs the form, so it is not known to send messages.
    const settings = { WAITLIST_FORM_LOADING: 'click', WAITLIST_FORM_URL: FORM_URL }
    site = await startSite('.site-under-test/by-choice', settings)
  })
  test.afterAll(() => site.stop())

  test('nothing is asked of the form before its button is pressed', async ({ page }) => {
    await readDrawnColors(page)
    const requests = recordRequests(page)
    const foreign = () => requests.filter((address) => !address.startsWith(site.address))
    await page.clock.install()
    await page.goto(site.address)
    const waitlist = page.locator('#waitlist')
    const show = waitlist.getByRole('button', { name: 'Show the form here' })
    const link = waitlist.getByRole('link', { name: 'Open the waitlist form (opens in new tab)' })
    await link.scrollIntoViewIfNeeded()
    await expect(show).toBeVisible()
    await expect(link).toBeVisible()
    await expectNoFormFault(page)
    await page.waitForLoadState('networkidle')
    expect(foreign()).toEqual([])
    expect((await page.locator('.waitlist-frame').boundingBox())?.height).toBe(600)

    await show.focus()
    await page.keyboard.press('Enter')
    const frame = waitlist.locator('iframe')
    await expect(frame).toBeFocused()
    const form = waitlist.frameLocator('iframe')
    await expect(form.getByRole('button', { name: 'Join the waitlist' })).toBeVisible()
    await expect(show).toHaveCount(0)
    expect((await frame.boundingBox())?.height).toBe(600)
    expect(foreign().length).toBeGreaterThan(0)
    await page.clock.runFor(60_000)
    await expect(waitlist.getByRole('status')).toHaveText(/^Form not showing\?/)

    await page.goto(`${site.address}/privacy-policy`)
    await expect(page.getByText('The form loads only when you press its button')).toBeVisible()
    await expect(page.getByText('when you come near')).toHaveCount(0)
  })
})

test.describe('where the form is only a link, and the sound is turned off', () => {
  const FORM = 'https://forms.gle/aBcD1'
  const TODAY = new Date().toISOString().slice(0, 10)
  const NOT_COPIED = ['node_modules', '.git', '.site-under-test', 'test-results', 'e2e', 'docs']
  let copy: string
  let site: StartedSite

  test.beforeAll(async () => {
    copy = await mkdtemp(join(tmpdir(), 'owner-settings-'))
    const filter = (path: string) => !NOT_COPIED.includes(relative(ROOT, path))
    await cp(ROOT, copy, { recursive: true, filter })
    await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
    const facts = join(copy, 'src/copy/site-facts.ts')
    const text = await readFile(facts, 'utf8')
    const off = text.replace('hearTheStages: boolean = true', 'hearTheStages: boolean = false')
    expect(off).not.toBe(text)
    const contact = `{ contact: 'mailto:me@quiet.example', expires: '${TODAY}' } ??`
    await writeFile(facts, off.replace('securityContact =', `securityContact = ${contact}`))
    site = await startSite('dist', { WAITLIST_FORM_URL: FORM }, copy)
  })
  test.afterAll(async () => {
    await site.stop()
    await rm(copy, { recursive: true })
  })

  test('a large link stands in the place of the frame', async ({ page }) => {
    await readDrawnColors(page)
    await page.goto(site.address)
    const waitlist = page.locator('#waitlist')
    const link = waitlist.getByRole('link', { name: 'Go to the waitlist form (opens in new tab)' })
    await link.scrollIntoViewIfNeeded()
    await expect(link).toHaveAttribute('href', FORM)
    await expect(waitlist).toContainText('Google Forms, an outside service, runs the form')
    await expect(page.locator('iframe')).toHaveCount(0)
    const policy = page.locator('meta[http-equiv="content-security-policy" i]')
    await expect(policy).toHaveAttribute('content', /frame-src 'none'/)
    await expectNoFormFault(page)
  })

  test('security.txt says whom to write to, and until when', async ({ request }) => {
    const address = `${site.address}/.well-known/security.txt`
    expect(await (await request.get(address)).text()).toBe(
      `Contact: mailto:me@quiet.example\nExpires: ${TODAY}T23:59:59Z\n` +
        `Preferred-Languages: en\nCanonical: ${address}\n`,
    )
  })

  test('with the sound turned off, the pictures play, and nothing tells of it or is fetched for it', async ({
    page,
  }) => {
    const requests = recordRequests(page)
    await page.goto(site.address)
    const { section, picture, pause, play } = illustrationOf(page)
    await picture.scrollIntoViewIfNeeded()
    await pause.click()
    await expect(play).toBeVisible()
    await expect(section.getByRole('button')).toHaveCount(1)
    await expect(section).not.toContainText('Turn your device down')
    const scripts = requests.filter((address) => address.endsWith('.js'))
    const answers = await Promise.all(scripts.map((address) => page.request.get(address)))
    const code = (await Promise.all(answers.map((answer) => answer.text()))).join()
    expect(code.includes('AudioContext')).toBe(false)
  })
})
