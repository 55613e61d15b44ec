import { expectRunning } from './support/masking-illustration.ts'
import { scrollToEnd } from './support/observe.ts'
import { ownersTexts } from './support/owner-with-texts.ts'
import { BARE_SITE, DEMO } from './support/sites.ts'
import { expect, test } from './support/test.ts'

test('each of the owner’s texts is in its place, as typed', async ({ page }) => {
  const { lead, status, adviser, call, news, hearingAids, about, founderNote } = ownersTexts
  await page.goto('/')
  for (const [place, ...texts] of [
    ['For when quiet isn’t quiet', lead, status, adviser, call, 'Or write to hello@sample.test'],
    ['We Get It.', `“${founderNote?.words}”`, founderNote?.name],
    ['How personalized sound therapy helps you', hearingAids],
    ['in your own time', news, 'Sample Forms, an outside service, runs the form. It loads'],
    ['Quick links', about],
  ]) {
    const part = page.locator('section, body > footer').filter({ hasText: place })
    for (const text of texts) await expect(part).toContainText(text ?? 'missing')
  }
  await page.goto('/privacy-policy')
  const policy = page.getByRole('main')
  await expect(policy).toContainText('Sample Company Inc., 1 Sample Street, Sampletown, runs this')
  for (const text of ['Sample Forms', 'Sample Times', 'hello@sample.test', 'as you come near'])
    await expect(policy).toContainText(text)
})

test('without any of them the pages are complete', async ({ page }) => {
  await page.goto(BARE_SITE)
  const main = page.getByRole('main')
  await expect(main).toContainText('Sampletune is a phone app in the making')
  await expect(main).toContainText('The form is separate from our pages.')
  await page.goto(`${BARE_SITE}/privacy-policy`)
  await expect(main).toContainText('The team making Sampletune runs this site.')
  await expect(main).toContainText('only when you press its button')
})

test('without the sound, nothing of it is shown or shipped', async ({ page }) => {
  await page.coverage.startJSCoverage()
  await page.goto(BARE_SITE)
  await expect(page.getByRole('main')).not.toContainText(/Turn your device down|Hear /)
  expect(await page.content()).not.toContain('.sound')
  await scrollToEnd(page)
  await expectRunning(page)
  for (const { url, source } of await page.coverage.stopJSCoverage())
    expect(source, url).not.toContain('AudioContext')
})

test('the link on health data that some US states require leads to it', async ({ page }) => {
  await page.goto(BARE_SITE)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Consumer Health Data' }).click()
  await expect(page.getByRole('heading', { name: /consumer health data/i })).toBeInViewport()
})

test('only npm start has pages in place of form and booking', async ({ page, waitlist }) => {
  expect((await page.goto('/demo/form'))?.status()).toBe(404)
  await page.goto(`${DEMO}/#waitlist`)
  await expect(waitlist.form.getByRole('heading')).toHaveText('Your waitlist form')
  const booking = page.getByRole('banner').getByRole('link', { name: 'Book a Call' })
  await page.goto(DEMO + (await booking.getAttribute('href')))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your booking page')
})
