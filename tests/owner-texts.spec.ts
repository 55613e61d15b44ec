import { owner } from './support/owner-with-texts.ts'
import { SITE_URL, WITH_TEXTS, WITHOUT_TEXTS } from './support/sites.ts'
import { expect, test } from './support/test.ts'

test('each of the owner’s texts stands on the page as typed', async ({ page }) => {
  await page.goto('/')
  const { lead, status, adviser, call, news, hearingAids, about, founderNote } = owner
  for (const text of [lead, status, adviser, call, news, about, founderNote?.name])
    await expect(page.locator('main, footer').filter({ hasText: text ?? '?' })).not.toHaveCount(0)
  await expect(page.getByRole('blockquote')).toContainText(`“${founderNote?.words}”`)
  await expect(page.locator('main')).toContainText(hearingAids ?? '?')
  await expect(page.locator('main')).toContainText('Sample Forms shows this form.')
  const mail = page.getByRole('link', { name: 'hello@sample.example' })
  await expect(mail).toHaveCount(2)
  await expect(mail.first()).toHaveAttribute('href', 'mailto:hello@sample.example')
})

test('the legal pages name the company, its address and the services', async ({ page }) => {
  await page.goto('/privacy-policy')
  const main = page.getByRole('main')
  await expect(main).toContainText(
    'Sample Company Inc., 1 Sample Street, Sampletown, runs this site.',
  )
  await expect(main).toContainText('Sample Forms')
  await expect(main).toContainText('Sample Times')
  await expect(main).toContainText('by itself as you come near the waitlist section')
  await expect(main.getByRole('link', { name: 'hello@sample.example' })).not.toHaveCount(0)
  await expect(main).not.toContainText(/\{\{|<!--|owner:/)
})

test.describe('without any of them', () => {
  test.use({ baseURL: WITHOUT_TEXTS })

  test('the pages are complete, without sound, and link to health data', async ({ page }) => {
    await page.goto('/')
    const main = page.getByRole('main')
    await expect(main).toContainText('Sampletune is a phone app in the making')
    await expect(main).toContainText('A form service shows this form.')
    await expect(main).not.toContainText(/Sample Company|undefined|Turn your device down|Hear /)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Consumer Health Data' }).click()
    await expect(page.getByRole('heading', { name: /consumer health data/i })).toBeInViewport()
    await expect(main).toContainText('The team making Sampletune runs this site.')
    await expect(main).toContainText('only when you press its button')
  })
})

test('security.txt has the contact and its expiry date, or is left out', async ({ request }) => {
  const path = '/.well-known/security.txt'
  expect(await (await request.get(WITH_TEXTS + path)).text()).toBe(
    `Contact: mailto:security@sample.example\nExpires: ${owner.securityContact?.expires}T23:59:59Z\n` +
      `Preferred-Languages: en\nCanonical: ${SITE_URL}${path}\n`,
  )
  expect((await request.get(WITHOUT_TEXTS + path)).status()).toBe(404)
})
