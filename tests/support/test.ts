import { test as base, type Page } from '@playwright/test'
import { type Illustration, openIllustration } from './masking-illustration.ts'
import { expectRunning } from './observe.ts'
import { recordSounds } from './sound.ts'

export { expect } from '@playwright/test'

const html = (title: string, body = '') => ({
  contentType: 'text/html',
  body: `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${body}`,
})

/** Many forms lead to a page of another host. */
const FORM = `<form action="https://thanks.test/">
<label>Email <input name="email" type="email" required></label>
<button>Join the waitlist</button>
</form>
<p><a href="mailto:privacy@form.test">Write</a> or <a href="tel:123">call us</a></p>`

/** What waitlist services offer after a sign-up: ways to share, a date, an app store, a download. */
const THANKS = `${'whatsapp fb-messenger tg viber line webcal intent market itms-apps'
  .split(' ')
  .map((scheme) => `<a href="${scheme}:x">${scheme}</a>`)
  .join('\n')}
<button onclick="navigator.clipboard.writeText('me').then(() => { this.textContent = 'Copied' })">Copy my link</button>
<a href="data:image/png;base64,AA==" download="ticket.png">Download</a>`

/** The services on their own origins, which answer without a network. */
const SERVICES = {
  'https://form.test/**': html('Sample form', FORM),
  'https://thanks.test/**': html('You are on the waitlist', THANKS),
}

function waitlistOf(page: Page) {
  const title = page.locator('h2#waitlist')
  const section = page.locator('section').filter({ has: title })
  return {
    section,
    title,
    policy: section.locator('[href^="/privacy-policy"]'),
    link: section.locator('.waitlist-place a.button'),
    /** Only where the form loads on a click. */
    show: section.getByRole('button'),
    /** Above the frame until the form has come. */
    noForm: section.locator('.waitlist-no-form'),
    /** The question between the frame and the link below it. */
    hint: section.locator('.waitlist-hint'),
    frame: section.locator('iframe'),
    form: section.frameLocator('iframe'),
  }
}

interface Fixtures {
  /** In view, with its script running, a fake clock, and a recorder for a loudspeaker. */
  illustration: Illustration
  waitlist: ReturnType<typeof waitlistOf>
  /** The URLs that the browser requests. */
  requests: string[]
  /** The errors that the page logs, without Chromium's own line about a failed request. */
  consoleErrors: string[]
}

export const test = base.extend<Fixtures>({
  context: async ({ context }, use) => {
    for (const [urls, answer] of Object.entries(SERVICES))
      await context.route(urls, (route) => route.fulfill(answer))
    await use(context)
  },
  illustration: async ({ page }, use) => {
    await page.addInitScript(recordSounds)
    const illustration = await openIllustration(page)
    await expectRunning(page)
    await use(illustration)
  },
  waitlist: ({ page }, use) => use(waitlistOf(page)),
  requests: async ({ page }, use) => {
    const urls: string[] = []
    page.on('request', (request) => urls.push(request.url()))
    await use(urls)
  },
  consoleErrors: async ({ page }, use) => {
    const errors: string[] = []
    page.on('console', (message) => {
      const isOwn = !message.text().startsWith('Failed to load resource')
      if (message.type() === 'error' && isOwn) errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(`Uncaught: ${error.message}`))
    await use(errors)
  },
})
