import process from 'node:process'

/** Set TEST_PORT to test two checkouts at once. */
const PORT = Number(process.env.TEST_PORT ?? 4331)
const BUILD_AND_START_MS = 120_000

export const SITE_URL = 'https://www.site.test'
export const FORM_URL = 'https://form.test/waitlist?id=7&utm_medium=site'
export const BOOKING_URL = 'https://booking.test/call'

/** The site with all the owner's texts, which most tests visit. */
export const WITH_TEXTS = `http://localhost:${PORT}`

/** The site without any of them, without sound, and with a form that loads on a click. */
export const WITHOUT_TEXTS = `http://localhost:${PORT + 1}`

/** The site with all the owner's texts, and with a form that opens only on its own page. */
export const WITH_LINK = `http://localhost:${PORT + 2}`

/** What `npm start` shows. */
export const DEMO = `http://localhost:${PORT + 3}`

/** Complete, so that the machine's own settings never leak into tests. */
export const SETTINGS = {
  SITE_URL,
  WAITLIST_FORM_URL: FORM_URL,
  BOOKING_URL,
  WAITLIST_FORM_LOADING: 'near',
  OWNER_FILE: 'tests/support/owner-with-texts.ts',
}

/** Builds one of the sites in a folder of its own and serves it. */
function siteUnderTest(texts: 'with-texts' | 'without-texts', url: string, loading: string) {
  const folder = `--outDir .site-under-test/${texts}-${loading}`
  return {
    command: `astro build ${folder} && astro preview ${folder} --port ${new URL(url).port} --ignore-lock`,
    url,
    timeout: BUILD_AND_START_MS,
    env: {
      ...SETTINGS,
      WAITLIST_FORM_LOADING: loading,
      OWNER_FILE: `tests/support/owner-${texts}.ts`,
    },
  }
}

export const sitesUnderTest = [
  siteUnderTest('with-texts', WITH_TEXTS, 'near'),
  siteUnderTest('without-texts', WITHOUT_TEXTS, 'click'),
  siteUnderTest('with-texts', WITH_LINK, 'link'),
  {
    command: `npm start -- --port ${PORT + 3}`,
    url: DEMO,
    timeout: BUILD_AND_START_MS,
    env: { SITE_URL: '', WAITLIST_FORM_URL: '', BOOKING_URL: '', WAITLIST_FORM_LOADING: '' },
  },
]
