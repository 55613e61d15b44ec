import type { Draw } from './seeded-cases.ts'

/** A link of every row of the tables, and of hosts that are in none. */
const LINKS = [
  'tally.so/r/mRoDv3 tally.so/embed/mRoDv3 form.typeform.com/to/NzdRpx form.typeform.eu/to/Pq5D',
  'quiet.typeform.com/to/Z5ZN forms.fillout.com/t/3Ago embed.fillout.com/t/3Ago',
  'quiet.fillout.com/t/3Ago form.jotform.com/230402 www.jotform.com/form/230402',
  'docs.google.com/forms/d/e/1FAIpQL-x/viewform forms.office.com/Pages/ResponsePage.aspx',
  'forms.cloud.microsoft/r/W4X/ airtable.com/shrUY2 airtable.com/embed/appI/shrE',
  'share.hsforms.com/1oA8fZxSQ u030x.share-eu1.hsforms.com/2Mdb waitlister.me/form/-i8D',
  'forms.gle/aB1 eepurl.com/a-B q.us21.list-manage.com/subscribe getwaitlist.com/waitlist/17',
  'getlaunchlist.com/s/bV quiet.ck.page/news quiet.kit.com/4c formspree.io/f/xyz',
  'calendly.com/q/i cal.com/q/i q.cal.com/i savvycal.com/q/i calendar.google.com/calendar/x',
  'calendar.app.google/aB tidycal.com/q/i meetings.hubspot.com/q localhost/waitlist',
  'tally.so/forms/m/edit admin.typeform.com/form/N docs.google.com/forms/d/1/edit',
  'forms.office.com/Pages/DesignPageV2.aspx www.jotform.com/build/24 app.kit.com/forms/1',
  '127.0.0.1/waitlist [::1]/waitlist quiet.example/waitlist',
]
  .join(' ')
  .split(' ')

const PATHS = [
  '/r/mRoDv3 /embed/mRoDv3 /to/NzdRpx /t/3Agoej25Wgus /230402356070544 /form/241 /f/xyzabcde',
  '/forms/d/e/1FAIpQL-x/viewform /forms/d/1FAI/edit /Pages/ResponsePage.aspx /r/W4X/ /a/../r/x',
  '/shrUY2 /appI/shrE /embed/appI/shrE /appE/pagG/form /1oA8fZxSQ /form/-i8D /tally.so/r/x // /',
  '/quiet/intro /%2e%2e/r/x /r/%00 /r/é /embed/embed/x /__proto__ /$1 /r/$& /embed/$`',
]
  .join(' ')
  .split(' ')

const PIECES = [
  'a=1 a=b%20c+d utm_source=own ref= ref=x%26y embedded=true embedded=false embed=true embed=no',
  'typeform-embed=embed-widget typeform-embed=popup-blank typeform-embed-id=own',
  'typeform-embed-id=waitlist fillout-embed-id=9 formEventsForwarding=1 formEventsForwarding=0',
  '%65mbed=1 __proto__=x constructor=x toString entry.1=%E2%80%AE = & && %zz %C3%28 q=https://a/?b',
  "a'b=<script> {x}=[y]| é=ü 👂=👂 \ud800 list[]=1 list[]=2",
]
  .join(' ')
  .split(' ')

const SPOILERS = [
  '\u202e',
  '\u2066',
  '\u200b',
  '\u0000',
  '\t',
  '\r\n',
  ' ',
  '\\',
  '@',
  '*',
  ';',
  "'",
]
const BEFORE = [
  'http:// // https: https:/ https:/// HTTPS:// https:\\\\ javascript:// javascript:alert(1)//',
  'data:text/html, blob:https:// file:// ftp:// https://me@ https://me:pw@ https://tally.so@',
  'https://evil.example/ https://evil.example\\@ https://evil.example?https:// https://*.',
]
  .join(' ')
  .split(' ')

/** The host as it is, one that looks like it, or one that hides another in its address. */
function hostLike(plain: string, draw: Draw): string {
  if (draw.chance(0.6)) return plain
  const [label = ''] = plain.split('.')
  const domain = plain.split('.').slice(-2).join('.')
  return draw.one([
    plain.toUpperCase(),
    `${plain}.`,
    `${plain}.evil.example`,
    `evil${plain}`,
    `evil-${plain}`,
    `evil${domain}`,
    `evil-${domain}`,
    `${label}.evil${domain}`,
    plain.replaceAll('.', 'x'),
    plain.replace(`.${domain}`, `x${domain}`),
    `evil.${plain}`,
    `${label}.evil.example`,
    `${plain}:443`,
    `${plain}:8443`,
    `${plain}:99999`,
    `xn--${plain}`,
    plain.replace('a', 'а'),
    plain.replace('.', '。'),
    plain.replace('.', '%2e'),
    `${plain}%00.evil.example`,
    `me@${plain}`,
  ])
}

function pieces(draw: Draw): string {
  if (draw.chance(0.004)) return `long=${'x'.repeat(100_000)}`
  return Array.from({ length: draw.below(5) }, () => draw.one(PIECES)).join('&')
}

/** An address as an owner, or somebody worse, could paste it. */
export function drawnAddress(draw: Draw): string {
  const before = draw.chance(0.8) ? 'https://' : draw.one(BEFORE)
  const query = draw.chance(0.7) ? `?${pieces(draw)}` : ''
  const hash = draw.chance(0.3) ? `#${pieces(draw)}` : ''
  const link = draw.one(LINKS)
  const slash = link.indexOf('/')
  const path = draw.chance(0.7) ? link.slice(slash) : draw.one(PATHS)
  const address = `${before}${hostLike(link.slice(0, slash), draw)}${path}${query}${hash}`
  if (draw.chance(0.9)) return address
  const at = draw.below(address.length)
  return `${address.slice(0, at)}${draw.one(SPOILERS)}${address.slice(at)}`
}
