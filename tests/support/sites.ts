import process from 'node:process'

/** Set TEST_PORT to test two checkouts at once. */
const PORT = Number(process.env.TEST_PORT ?? 4331)
const BUILD_AND_START_MS = 120_000

export const SITE_URL = 'https://www.site.test'
export const FORM_URL = 'https://form.test/waitlist?id=7&utm_medium=site'
/** Only the query tells it from the form, as with services that have one page for all. */
export const BOOKING_URL = 'https://form.test/waitlist?id=8'

/** The site with all the owner's texts, which most tests visit. */
export const FULL_SITE = `http://localhost:${PORT}`

/** The site without any of them, without sound, and with a form that loads on a click. */
export const BARE_SITE = `http://localhost:${PORT + 1}`

/** The site with all the owner's texts, and with a form that opens only on its own page. */
export const LINKED_FORM_SITE = `http://localhost:${PORT + 2}`

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
function siteUnderTest(url: string, texts: 'with-texts' | 'without-texts', loading: string) {
  const folder = `--outDir .site-under-test/${texts}-${loading}`
  const command = `astro build ${folder} && astro preview ${folder} --ignore-lock`
  const env = { WAITLIST_FORM_LOADING: loading, OWNER_FILE: `tests/support/owner-${texts}.ts` }
  return { command, url, env: { ...SETTINGS, ...env } }
}

const { OWNER_FILE } = SETTINGS
const unset = { SITE_URL: '', WAITLIST_FORM_URL: '', BOOKING_URL: '', WAITLIST_FORM_LOADING: '' }

export const sitesUnderTest = [
  siteUnderTest(FULL_SITE, 'with-texts', 'near'),
  siteUnderTest(BARE_SITE, 'without-texts', 'click'),
  siteUnderTest(LINKED_FORM_SITE, 'with-texts', 'link'),
  { command: 'npm start --', url: DEMO, env: { ...unset, OWNER_FILE } },
].map((site) => ({
  ...site,
  command: `${site.command} --port ${new URL(site.url).port}`,
  timeout: BUILD_AND_START_MS,
}))
