import { formNotice, formPolicy } from '../src/content/form-loading.ts'
import { whoRunsThisSite } from '../src/content/owner-sentences.ts'
import { waitlist as waitlistWords } from '../src/content/waitlist.ts'
import { expectRunning } from './support/observe.ts'
import { ownersTexts } from './support/owner-with-texts.ts'
import { ownersTexts as noTexts } from './support/owner-without-texts.ts'
import { scrollToEnd } from './support/simulate.ts'
import { BARE_SITE, DEMO } from './support/sites.ts'
import { expect, test } from './support/test.ts'

const STUDIES = 'none of them tested this app'

/** A text in Markdown up to its first link. */
const beginning = (text: string) => text.replace(/\[.*/, '')

test('each of the owner’s texts is in its place, as typed', async ({ page }) => {
  const { lead, status, adviser, call, news, hearingAids, about, founderNote } = ownersTexts
  await page.goto('/')
  for (const [place, ...texts] of [
    ['.hero-lead', lead],
    ['.hero-points div:has(> h2:text("Not tested yet"))', status, adviser],
    ['.hero-points div:has(> p a[href^="mailto:"])', call, 'hello@sample.test'],
    ['.problem', `“${founderNote.words}”`, founderNote.name],
    ['.how-it-works', hearingAids],
    ['.waitlist', news, formNotice('near', 'Sample Forms')],
    ['.footer', about],
  ] as const)
    for (const text of texts) await expect(page.locator(place)).toContainText(text)
  await expect(page.locator('.waitlist')).not.toContainText(waitlistWords.noNames)
  // The owner's status takes its place.
  await expect(page.locator('.hero')).not.toContainText(STUDIES)
  await page.goto('/privacy-policy')
  const policy = page.getByRole('main')
  await expect(policy).toContainText('Sample Company Inc., 1 Sample Street, Sampletown')
  const names = ['Sample Forms', 'Sample Times', 'hello@sample.test']
  for (const text of [...names, beginning(formPolicy.near)])
    await expect(policy).toContainText(text)
})

test('without the owner’s texts, the pages are complete', async ({ page }) => {
  await page.goto(BARE_SITE)
  await expect(page.locator('.hero-lead')).toContainText('Sampletune')
  await expect(page.locator('.hero')).toContainText(STUDIES)
  await expect(page.locator('.waitlist')).toContainText(waitlistWords.noNames)
  await page.goto(`${BARE_SITE}/privacy-policy`)
  await expect(page.getByRole('main')).toContainText(whoRunsThisSite(noTexts))
  await expect(page.getByRole('main')).toContainText(beginning(formPolicy.click))
})

test('without the sound, no word or button of it is shown', async ({ page }) => {
  await page.goto(BARE_SITE)
  await scrollToEnd(page)
  await expectRunning(page)
  await expect(page.getByRole('main')).not.toContainText(
    /Turn your device down|press a Hear button/,
  )
  await expect(page.getByRole('button', { name: /Hear|Stop|louder/ })).toHaveCount(0)
  await expect(page.getByRole('radio')).toHaveCount(4)
})

test('the link to health data, which some US states require, works', async ({ page }) => {
  await page.goto(BARE_SITE)
  await page.getByRole('contentinfo').locator('[href$="#consumer-health-data"]').click()
  await expect(page.locator('h2#consumer-health-data')).toBeInViewport()
})

test('only the demo has stand-ins for form and booking page', async ({ page, waitlist }) => {
  expect((await page.goto('/demo/form'))?.status()).toBe(404)
  await page.goto(`${DEMO}/#waitlist`)
  await expect(waitlist.form.getByRole('heading')).toBeVisible()
  const booking = page.getByRole('banner').getByRole('link', { name: 'Book a Call' })
  await page.goto(DEMO + (await booking.getAttribute('href')))
  await expect(page).toHaveURL(`${DEMO}/demo/booking`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
