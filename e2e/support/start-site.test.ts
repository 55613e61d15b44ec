import { expect, test } from 'vitest'
import { startSite } from './start-site.ts'

const BUILD_MS = 60_000

// Seen to catch a reason that only went to the error output, which no report keeps.
test('a site that does not start says why', { timeout: BUILD_MS }, async () => {
  const start = startSite('.site-under-test/never', {
    WAITLIST_FORM_URL: 'https://formspree.io/f/abcdwxyz',
  })
  await expect(start).rejects.toThrow(/did not start:.*Formspree/s)
})
