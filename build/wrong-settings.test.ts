import { expect, it } from 'vitest'
import { ConfigurationError, readConfiguration } from './configuration.ts'

const GOOD = {
  SITE_URL: 'https://www.quiet.example',
  WAITLIST_FORM_URL: 'https://tally.so/r/mR3',
  BOOKING_URL: 'https://calendly.com/quiet/call',
}
const NAMES = { site: 'SITE_URL', form: 'WAITLIST_FORM_URL', call: 'BOOKING_URL' } as const
type Which = keyof typeof NAMES

const FORM_ID = 'https://docs.google.com/forms/d/1FAIpQL'
const APPOINTMENTS = 'https://calendar.google.com/calendar/u/0/appointments/schedules/A'
const TALLY_SCRIPT = '<script async src="https://tally.so/widgets/embed.js"></script>'
const CALENDLY_SCRIPT =
  '<script src="https://assets.calendly.com/assets/external/widget.js"></script>'

const WRONG: [which: Which, value: string, message: string][] = [
  // Not an address as it stands.
  ['site', 'www.quiet.example', 'lacks https:// at its beginning: https://www.quiet.example'],
  ['form', 'tally.so/r/mR3', 'lacks https:// at its beginning: https://tally.so/r/mR3'],
  ['call', '//calendly.com/me', 'lacks https:// at its beginning: https://calendly.com/me'],
  ['site', 'quiet.example:8443', 'lacks https:// at its beginning: https://quiet.example:8443'],
  ['form', 'http://forms.quiet.example/a', 'must begin with https:// (http:// is for localhost'],
  ['form', 'https:tally.so/r/mR3', 'must begin with https://'],
  ['form', 'https//tally.so/r/mR3', 'must begin with https://'],
  ['form', 'htps://tally.so/r/mR3', 'must begin with https://'],
  ['form', 'mR3', 'must begin with https://'],
  ['form', 'http://localhost.evil.example/', 'must begin with https://'],
  ['form', 'javascript:alert(1)//tally.so', 'must begin with https://'],
  ['form', 'file:///home/me/form.html', 'must begin with https://'],
  ['call', 'mailto:me@quiet.example', 'must begin with https://'],
  ['call', 'hello@quiet.example', 'must begin with https://'],
  ['call', '+353 1 555 0100', 'holds a space or an invisible character; paste the address alone'],
  ['form', 'My form https://tally.so/r/mR3', 'holds a space or an invisible character'],
  ['form', 'https://tally.so/r/m\u200bR3', 'holds a space or an invisible character'],
  ['form', 'https:\\\\tally.so\\r\\mR3', 'holds a backslash; addresses have only /'],
  ['form', 'https:///tally.so/r/mR3', 'must not hold a third slash, a user name or a password'],
  ['form', 'https://@tally.so/r/mR3', 'must not hold a third slash, a user name or a password'],
  ['form', 'https://evil.example\\@tally.so/r/mR3', 'holds a backslash'],
  ['site', 'https://me:pw@quiet.example', 'must not hold a third slash, a user name'],
  ['site', 'https://', 'is not a full web address'],
  ['site', 'https://quiet.example:99999', 'is not a full web address'],
  ['form', 'https://tally.so./r/mR3', 'has a host that a security policy cannot name'],
  ['form', 'https://my_forms.quiet.example/a', 'has a host that a security policy cannot name'],
  ['form', 'https://*/waitlist', 'has a host that a security policy cannot name'],
  ['form', "https://a;script-src'unsafe-inline'.example/", 'has a host that a security policy'],
  // Embed codes without a single address to take out.
  ['form', TALLY_SCRIPT, 'is code with a script, which this site does not run; copy the'],
  ['call', CALENDLY_SCRIPT, 'is code with a script, which this site does not run'],
  ['form', `<div data-tf-live="01HX"></div>${TALLY_SCRIPT}`, 'is code with a script'],
  ['form', '<iframe', 'is code; paste only the address in it, from https:// up to the next quote'],
  ['form', '<iframe src=', 'is code; paste only the address in it'],
  ['form', '<iframe src="https://form.typeform.com/to/Nz', 'is code; paste only the address in it'],
  ['form', '<iframe src="/form.html"></iframe>', 'is code; paste only the address in it'],
  [
    'call',
    '<a href="https://a.example">A</a> <a href="https://b.example">B</a>',
    'is code; paste only',
  ],
  // Hosts that visitors cannot reach, or a policy cannot name.
  ['site', 'https://intranet', 'is on intranet, a name known only inside one network'],
  ['form', 'https://forms/waitlist', 'is on forms, a name known only inside one network'],
  ['call', 'https://nas.local/call', 'is on nas.local, a name known only inside one network'],
  ['site', 'http://localhost', 'is on this machine, which no visitor can reach'],
  ['form', 'http://localhost:4322/t/waitlist', 'is on this machine, which no visitor can reach'],
  ['call', 'http://127.0.0.1:4322/booking', 'is on this machine, which no visitor can reach'],
  ['call', 'http://[::1]:4322/booking', 'is on this machine, which no visitor can reach'],
  ['form', 'https://127.0.0.2/a', 'has a number for its host, 127.0.0.2; put a name there'],
  ['form', 'https://10.0.0.5/a', 'has a number for its host, 10.0.0.5; put a name there'],
  ['call', 'https://192.168.1.20/a', 'has a number for its host, 192.168.1.20'],
  ['site', 'https://203.0.113.7', 'has a number for its host, 203.0.113.7'],
  ['site', 'https://[2001:db8::1]', 'has a number for its host, [2001:db8::1]'],
  ['form', 'http://192.168.1.20/a', 'must begin with https://'],
  // More than the address of the site.
  ['site', 'https://quiet.example/landing', 'has “/landing” at its end; give'],
  ['site', 'https://quiet.example/index.html', 'has “/index.html” at its end'],
  ['site', 'https://quiet.example/?from=mail', 'has “/?from=mail” at its end'],
  ['site', 'https://quiet.example/#faq', 'has “/#faq” at its end'],
  ['site', 'https://quiet.example:8443', 'has “:8443/” at its end; give https://quiet.example'],
  ['site', 'https://tally.so/r/mR3', 'is an address of Tally; give that of your own site'],
  ['form', 'https://www.quiet.example/#waitlist', 'leads to the site itself'],
  ['call', 'https://www.quiet.example', 'leads to the site itself; paste the service’s own'],
  // The form's and the booking page's, swapped.
  ['form', 'https://calendly.com/quiet/call', 'is a page of Calendly, which books calls; it'],
  ['form', 'https://cal.com/quiet/call', 'is a page of Cal.com, which books calls'],
  ['form', 'https://calendar.app.google/aB1', 'is a page of Google Calendar, which books calls'],
  ['form', 'https://meetings.hubspot.com/quiet', 'is a page of HubSpot, which books calls'],
  ['call', 'https://tally.so/r/mR3', 'is a page of Tally, which shows forms; paste where visitors'],
  ['call', 'https://form.typeform.com/to/Nz', 'is a page of Typeform, which shows forms'],
  ['call', `${FORM_ID}/viewform`, 'is a page of Google Forms, which shows forms'],
  ['call', 'https://forms.gle/aB1', 'is a page of Google Forms (short link), which shows forms'],
  // Where an owner works, not where visitors are led.
  ['form', 'https://tally.so/forms/mR3/edit', 'is where you work in Tally, and visitors'],
  ['form', 'https://tally.so/forms/mR3/share', 'copy the link for sharing, such as'],
  ['form', 'https://tally.so/dashboard', 'is where you work in Tally'],
  ['form', 'https://admin.typeform.com/form/Nz/create', 'such as https://form.typeform.com/to/ID'],
  ['form', 'https://build.fillout.com/editor/3A', 'such as https://forms.fillout.com/t/ID'],
  ['form', `${FORM_ID}/edit`, 'such as https://docs.google.com/forms/d/e/ID/viewform'],
  ['form', `${FORM_ID}/preview`, 'is where you work in Google Forms'],
  ['form', `${FORM_ID}/formResponse`, 'is where you work in Google Forms'],
  ['form', 'https://tally.so/preview/mR3', 'is where you work in Tally'],
  ['form', 'https://airtable.com/appI/pagE', 'such as https://airtable.com/appID/shrID'],
  ['form', 'https://docs.google.com/forms/u/0/', 'is where you work in Google Forms'],
  ['form', 'https://forms.office.com/Pages/DesignPageV2.aspx?id=1', 'such as https://forms.office'],
  ['form', 'https://www.jotform.com/build/2304', 'such as https://form.jotform.com/ID'],
  ['form', 'https://airtable.com/appI/tblE/viwZ', 'such as https://airtable.com/appID/shrID'],
  ['form', 'https://app.hubspot.com/forms/1/editor', 'such as https://share.hsforms.com/ID'],
  ['form', 'https://app.kit.com/forms/designers/1/edit', 'is where you work in Kit'],
  ['form', 'https://us21.admin.mailchimp.com/lists/', 'is where you work in Mailchimp'],
  ['call', 'https://calendly.com/event_types/1', 'such as https://calendly.com/your-name/call'],
  ['call', 'https://calendly.com/app/scheduling/meeting_types', 'is where you work in Calendly'],
  ['call', 'https://app.cal.com/event-types/1', 'such as https://cal.com/your-name/call'],
  ['call', 'https://calendar.google.com/calendar/u/0/r', 'such as https://calendar.app.google/'],
  ['call', 'https://app.hubspot.com/meetings/quiet', 'such as https://meetings.hubspot.com/your'],
  ['call', 'https://tally.so/forms/mR3/edit', 'is a page of Tally, which shows forms'],
  ['call', 'https://tidycal.com/dashboard', 'such as https://tidycal.com/your-name/call'],
  ['call', 'https://savvycal.com/settings/team', 'such as https://savvycal.com/your-name/call'],
  ['call', 'https://outlook.office.com/bookings/home', 'such as https://outlook.office.com/book'],
  // Neither a form nor a booking page.
  ['form', 'https://docs.google.com/document/d/1a/edit', 'is a Google document, sheet or slides'],
  ['form', 'https://docs.google.com/spreadsheets/d/1a/edit', 'is a Google document, sheet or'],
  ['call', 'https://docs.google.com/document/d/1a/edit', 'is a Google document, sheet or slides'],
  ['form', 'https://drive.google.com/file/d/1a/view', 'is a stored file'],
  ['form', 'https://quiet.sharepoint.com/:w:/s/a', 'is a stored file; paste the link of your form'],
  ['form', 'https://accounts.google.com/signin', 'is a page to sign in; open the form or calendar'],
  ['call', 'https://us02web.zoom.us/j/123', 'is the room of one call; paste the page where'],
  ['call', 'https://meet.google.com/abc-defg-hij', 'is the room of one call'],
  ['form', 'https://tally.so/', 'is the service’s front page; paste the link of your own'],
  ['call', 'https://app.cal.com/', 'is the service’s front page'],
  ['call', 'https://calendly.com', 'is the service’s front page'],
  ['form', 'https://formspree.io/f/abcdwxyz', 'is a Formspree endpoint, which receives a form'],
  ['form', 'https://tally.so/widgets/embed.js', 'is the script of an embed code'],
  ['form', 'https://form.jotform.com/jsform/2304', 'is the script of an embed code'],
]

it.each(WRONG)('%s: %s %s', (which, value, message) => {
  const name = NAMES[which]
  const read = () => readConfiguration({ ...GOOD, [name]: value }, true)
  expect(read).toThrow(ConfigurationError)
  expect(read).toThrow(new RegExp(`^The site cannot .+:\n  ${name} \\(the address of .+\\) `))
  expect(read).toThrow(message)
})

const ACCEPTED: [which: Which, value: string, address: string][] = [
  ['site', ' “https://www.quiet.example/” ', 'https://www.quiet.example'],
  ['site', '\ufeffhttps://WWW.QUIET.EXAMPLE:443', 'https://www.quiet.example'],
  ['form', '„https://tally.so/r/mR3“,', 'https://tally.so/r/mR3'],
  ['site', 'https://www.quiet.example.', 'https://www.quiet.example'],
  ['form', '<https://tally.so/r/mR3>', 'https://tally.so/r/mR3'],
  ['form', '\u200ehttps://tally.so/r/mR3;\u200b', 'https://tally.so/r/mR3'],
  [
    'form',
    `<iframe data-tally-src="https://tally.so/embed/mR3?a=1&amp;b=2" width="100%"></iframe>${TALLY_SCRIPT}`,
    'https://tally.so/r/mR3?a=1&b=2',
  ],
  [
    'form',
    `<iframe width=640 src='${FORM_ID}/viewform?embedded=true'>…</iframe>`,
    `${FORM_ID}/viewform`,
  ],
  ['form', '<iframe src=“https://tally.so/embed/mR3”></iframe>', 'https://tally.so/r/mR3'],
  ['form', '<iframe src="https://tally.so/embed/mR3" style="color:', 'https://tally.so/r/mR3'],
  [
    'call',
    `<div class="calendly" data-url="https://calendly.com/quiet/call"></div>${CALENDLY_SCRIPT}`,
    'https://calendly.com/quiet/call',
  ],
  ['call', '<a href="https://cal.com/quiet/call">Book</a>', 'https://cal.com/quiet/call'],
  ['call', 'https://calendly.com/app-quiet/call', 'https://calendly.com/app-quiet/call'],
  ['call', APPOINTMENTS, APPOINTMENTS],
  ['call', 'https://forms.fillout.com/t/3A', 'https://forms.fillout.com/t/3A'],
  ['call', '(https://cal.com/quiet/call)', 'https://cal.com/quiet/call'],
  ['call', 'https://quiet.example/call_(free)', 'https://quiet.example/call_(free)'],
]

it.each(ACCEPTED)('%s: %s is read as %s', (which, value, address) => {
  const { siteUrl, form, booking } = readConfiguration({ ...GOOD, [NAMES[which]]: value }, true)
  expect({ site: siteUrl, form: form.openUrl, call: booking.openUrl }[which]).toBe(address)
})
