const TYPEFORM = 'typeform-embed=embed-widget&typeform-embed-id=waitlist'
export const GOOGLE_FORM = 'https://docs.google.com/forms/d/e/1FAIpQLSf-x_Yz09/viewform'
const MICROSOFT_PAGE = 'Pages/ResponsePage.aspx?id=bAUtuO0D10ig-npf.u'
const MICROSOFT = ['https://forms.office.com', 'https://forms.cloud.microsoft']

/** A link as pasted, and what must become of it. */
type Row = [
  provider: string,
  pasted: string,
  embedUrl: string,
  openUrl: string,
  frameOrigins: string[],
]

/** Links of every provider that is framed, in their several shapes, and look-alikes. */
export const FRAMED_LINKS: Row[] = [
  [
    'Tally',
    'https://tally.so/r/mRoDv3',
    'https://tally.so/embed/mRoDv3?formEventsForwarding=1',
    'https://tally.so/r/mRoDv3',
    ['https://tally.so'],
  ],
  [
    'Tally',
    'https://tally.so/embed/mRoDv3?alignLeft=1&formEventsForwarding=1&hideTitle=1',
    'https://tally.so/embed/mRoDv3?alignLeft=1&hideTitle=1&formEventsForwarding=1',
    'https://tally.so/r/mRoDv3?alignLeft=1&hideTitle=1',
    ['https://tally.so'],
  ],
  [
    'Typeform',
    'https://form.typeform.com/to/NzdRpx#plan=early%20bird',
    `https://form.typeform.com/to/NzdRpx?${TYPEFORM}#plan=early%20bird`,
    'https://form.typeform.com/to/NzdRpx#plan=early%20bird',
    ['https://form.typeform.com'],
  ],
  [
    'Typeform',
    'https://form.typeform.eu/to/Pq5DjtOF?typeform-embed=embed-widget&embed-opacity=0',
    `https://form.typeform.eu/to/Pq5DjtOF?embed-opacity=0&${TYPEFORM}`,
    'https://form.typeform.eu/to/Pq5DjtOF?embed-opacity=0',
    ['https://form.typeform.eu'],
  ],
  [
    'Typeform',
    'https://b2aqff84ky0.typeform.com/to/Z5ZNZmYN?typeform-embed-id=amf47',
    'https://b2aqff84ky0.typeform.com/to/Z5ZNZmYN?typeform-embed-id=amf47&typeform-embed=embed-widget',
    'https://b2aqff84ky0.typeform.com/to/Z5ZNZmYN?typeform-embed-id=amf47',
    ['https://b2aqff84ky0.typeform.com', 'https://form.typeform.com'],
  ],
  [
    'Fillout',
    'https://forms.fillout.com/t/3Agoej25Wgus?list=early',
    'https://embed.fillout.com/t/3Agoej25Wgus?list=early&fillout-embed-id=waitlist',
    'https://forms.fillout.com/t/3Agoej25Wgus?list=early',
    ['https://embed.fillout.com'],
  ],
  [
    'Fillout',
    'https://quiet.fillout.com/t/3Agoej25Wgus',
    'https://quiet.fillout.com/t/3Agoej25Wgus?fillout-embed-id=waitlist',
    'https://quiet.fillout.com/t/3Agoej25Wgus',
    ['https://quiet.fillout.com'],
  ],
  ...['https://form.jotform.com/230402356070544?list=1', 'https://form.jotform.com/241/'].map(
    (url): Row => ['Jotform', url, url, url, ['https://form.jotform.com']],
  ),
  ...['https://eu.jotform.com/form/230361997667066', 'https://www.jotform.com/230402356070544'].map(
    (url): Row => ['Jotform', url, url, url, [new URL(url).origin, 'https://form.jotform.com']],
  ),
  [
    'Google Forms',
    `${GOOGLE_FORM}?usp=sf_link&entry.123=a%20b+c`,
    `${GOOGLE_FORM}?usp=sf_link&entry.123=a%20b+c&embedded=true`,
    `${GOOGLE_FORM}?usp=sf_link&entry.123=a%20b+c`,
    ['https://docs.google.com'],
  ],
  [
    'Google Forms',
    `${GOOGLE_FORM}?embedded=false`,
    `${GOOGLE_FORM}?embedded=false`,
    `${GOOGLE_FORM}?embedded=false`,
    ['https://docs.google.com'],
  ],
  [
    'Microsoft Forms',
    `https://forms.office.com/${MICROSOFT_PAGE}&embed=true`,
    `https://forms.office.com/${MICROSOFT_PAGE}&embed=true`,
    `https://forms.office.com/${MICROSOFT_PAGE}`,
    MICROSOFT,
  ],
  [
    'Microsoft Forms',
    `https://forms.cloud.microsoft/${MICROSOFT_PAGE}`,
    `https://forms.cloud.microsoft/${MICROSOFT_PAGE}&embed=true`,
    `https://forms.cloud.microsoft/${MICROSOFT_PAGE}`,
    ['https://forms.cloud.microsoft', 'https://forms.office.com'],
  ],
  [
    'Microsoft Forms',
    'https://forms.office.com/r/W4X381q2rd',
    'https://forms.office.com/r/W4X381q2rd?embed=true',
    'https://forms.office.com/r/W4X381q2rd',
    MICROSOFT,
  ],
  ...['shrUY2UUvj3qsSI8N?prefill_Plan=1', 'appIcFI3/shrEdMW17Ry', 'appEVqk/pagGiCQ5j/form'].map(
    (form): Row => [
      'Airtable',
      `https://airtable.com/${form}`,
      `https://airtable.com/embed/${form}`,
      `https://airtable.com/${form}`,
      ['https://airtable.com'],
    ],
  ),
  ...[
    'https://share.hsforms.com/1oA8fZxSQRKelcRQtpTdzgwedudl',
    'https://share-eu1.hsforms.com/14vkAt9WBQUeS11UrJb8R8w2drqet',
    'https://u030x.share.hsforms.com/2MdBclWfdRSq5x_BbXUzjzA',
    'https://fjtqz.share-eu1.hsforms.com/2VnFVCiF_Sg26XP85Jxz_bA',
  ].map((url): Row => ['HubSpot', url, url, url, [new URL(url).origin]]),
  ...['https://waitlister.me/form/-i8DggpXQdia?theme=light'].map(
    (url): Row => ['Waitlister', url, url, url, ['https://waitlister.me']],
  ),
  ...[
    'https://forms.quiet.example/waitlist?list=1#top',
    'https://forms.quiet.example:8443/waitlist',
    'http://localhost:4322/waitlist',
    'http://localhost/waitlist',
    'http://127.0.0.1:5001/waitlist',
    'https://tally.so.evil.example/r/mRoDv3',
    'https://eviltally.so/r/mRoDv3',
    'https://not-tally.so/r/mRoDv3',
    'https://www.tally.so/r/mRoDv3',
    'https://evil.example/tally.so/r/mRoDv3',
    'https://evil.example/?https://tally.so/r/mRoDv3',
    'https://tally.so:8443/r/mRoDv3',
    'https://tally.so/pricing',
    'https://a.quiet.fillout.com/t/3Agoej25Wgus',
    'https://evilshare.hsforms.com/1oA8fZxSQRKelcRQtpTdzgwedudl',
    'https://a.quiet.kit.com/4c65576bd4',
    'https://form.typeform.com.evil.example/to/NzdRpx',
    'https://formspree.io.evil.example/f/xyz',
    'https://docs.google.com/document/d/1abc/view',
    'https://forms.office.com.evil.example/r/W4X381q2rd',
    'https://xn--tlly-5qa.so/r/mRoDv3',
  ].map((url): Row => ['unknown', url, url, url, [new URL(url).origin]]),
]
