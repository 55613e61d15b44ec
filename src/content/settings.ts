/** A blank such as `[name]`, or a host that exists only in examples (RFC 2606). */
export const EXAMPLE = /\[.*\]|(?:@|\/\/)(?:[\w-]+\.)*example(?:\.(?:com|net|org))?(?=[/:?#]|$)/i

type Settings = Readonly<Record<string, string | undefined>>

const ADDRESS = /^https:\/\/[^\s/"“”<>]+\.[^\s"“”<>]+$/

/** A framed script shows its source, and the frame's `load` event still fires. */
const SCRIPT_ADDRESS = /\.js(?:[?#]|$)|\/jsform\/|server\.fillout\.com/i

function faultIn(address: string): string | undefined {
  if (EXAMPLE.test(address)) return 'is still an example. Fill in what is in brackets'
  if (address.includes('&amp;')) return 'has &amp; in it. Write & instead'
  if (!ADDRESS.test(address))
    return 'is no address. It begins with https://, without quotation marks or spaces'
  return undefined
}

/** What is wrong with the addresses, a sentence each. Astro reports those that are missing. */
export function settingFaults(settings: Settings): string[] {
  const faults = ['SITE_URL', 'WAITLIST_FORM_URL', 'BOOKING_URL'].flatMap((name) => {
    const value = settings[name]
    const fault = value && faultIn(value)
    return fault ? `${name} ${fault} (docs/going-live.md): ${value}` : []
  })
  if (SCRIPT_ADDRESS.test(settings.WAITLIST_FORM_URL ?? ''))
    faults.push(
      'WAITLIST_FORM_URL is the address of a script. Paste the address of the form’s own page, in the variant that may be framed (docs/going-live.md).',
    )
  return faults
}

/** What the build took, on one line: so that a swapped address or a misspelled name is seen. */
export const describeSettings = (settings: Settings): string =>
  `Site: ${settings.SITE_URL} – form: ${settings.WAITLIST_FORM_URL}, WAITLIST_FORM_LOADING=${settings.WAITLIST_FORM_LOADING || 'near'} – booking: ${settings.BOOKING_URL}`
