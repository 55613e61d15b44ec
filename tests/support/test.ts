import { test as base } from '@playwright/test'
import { expectRunning, type Illustration, openIllustration } from './masking-illustration.ts'
import { recordSounds } from './sound.ts'

export { expect } from '@playwright/test'

const page = (title: string, body = '') => ({
  contentType: 'text/html',
  body: `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${body}`,
})

const FORM = `<form method="post">
<label>Email <input name="email" type="email" required></label>
<button>Join the waitlist</button>
</form>
<p><a href="mailto:privacy@form.test">Write</a> or <a href="tel:123">call us</a></p>`

/** Not a redirect, whose target Playwright does not route. */
const TO_THANKS = '<meta http-equiv="refresh" content="0; url=https://thanks.test/">'

/** Playwright's test, in which the services on their own origins answer without a network. */
export const test = base.extend<{ illustration: Illustration }>({
  context: async ({ context }, use) => {
    await context.route('https://form.test/**', (route) =>
      // After a sign-up, many forms lead to a page of another host.
      route.fulfill(
        route.request().method() === 'POST' ? page('Joined', TO_THANKS) : page('Sample form', FORM),
      ),
    )
    await context.route('https://thanks.test/**', (route) =>
      route.fulfill(page('You are on the waitlist')),
    )
    await context.route('https://booking.test/**', (route) => route.fulfill(page('Book a call')))
    await use(context)
  },
  /** In view, with its script running, a fake clock, and a recorder for a loudspeaker. */
  illustration: async ({ page }, use) => {
    await page.addInitScript(recordSounds)
    const illustration = await openIllustration(page)
    await expectRunning(page)
    await use(illustration)
  },
})
