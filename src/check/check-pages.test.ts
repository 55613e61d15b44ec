import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { satteri } from '@astrojs/markdown-satteri'
import { fillText } from '../build/fill-text.ts'
import { checkPages } from './check-pages.ts'

const DEVICE =
  'This is not a medical device. Consult your healthcare provider for persistent tinnitus symptoms.'
const { render } = await satteri({ features: { smartPunctuation: false } }).createRenderer({
  syntaxHighlight: false,
})

/** A page around a text in Markdown, as the build makes it. */
async function pageOf(text: string) {
  const { code } = await render(fillText(Buffer.from(text), {}), {
    fileURL: new URL(import.meta.url),
  })
  return `<html><body><h1>Cookies</h1>${code}<footer><p>${DEVICE}</p></footer></body></html>`
}

/** The faults and warnings of pages, given by path, on a site with one other file. */
const check = (pages: Record<string, string>, isSoundOffered = true) =>
  checkPages({
    pages,
    files: ['/my file.pdf'],
    siteUrl: 'https://www.site.test',
    owner: { productName: 'Hush', isSoundOffered },
  })

const checkText = async (text: string, path = '/cookies') => check({ [path]: await pageOf(text) })

const HEADING = 'a heading without an ordinary space after its ##'
const BULLET = 'a list that Markdown does not know; begin each line with a hyphen and a space'
const BLANK = 'a blank to fill in'

describe('a draft stops the build if it has', () => {
  const isFound = (text: string, fault: string) =>
    it(JSON.stringify(text), async () => {
      const { faults } = await checkText(text)
      assert.ok(faults.includes(`/cookies has ${fault}`), faults.join('\n'))
    })

  for (const [what, ...texts] of [
    [BULLET, '-names', '– a\n\n– b\n\n– c', ...[...'•●○■▪➢'].map((sign) => `${sign}names`)],
    [BULLET, ...[...'o§✓·–—'].map((sign) => `${sign}\tnames`)],
    [BULLET, ...[...'o·–—'].map((sign) => `${sign} a\n${sign} b\n${sign} c`)],
    [BULLET, '*names\n*emails'],
    ['a list without a space after each number', '1.Names\n2.Emails', 'a)Names\nb)Emails'],
    [HEADING, '##Retention', '##\u00a0Retention', '#Retention'],
    ['bold words or a link that Markdown did not understand', '**Note:**We', '[DPA](the file.pdf)'],
    ['a table without a second line such as | --- | --- |', '| a | b |'],
    ['a table without a second line such as | --- | --- |', 'a\tb\nc\td'],
    [BLANK, 'For ____ days.', 'For ..... days.', 'By «Company_Name».', '1 xxxxx Street'],
    [BLANK, 'XX%', 'XX days', 'XX weeks', 'XX months'],
    [BLANK, 'For XX years.', 'XX hours', 'XX minutes', 'From XX.XX.2026'],
    ['a note to yourself', 'For 24 months (tbc).', '(TBC)', 'Lorem ipsum dolor', 'TODO: ask'],
    ['highlighted words', 'For ==24== months.'],
    ['a character that was lost', '\uf0b7 names', 'Ã¼ber', 'Itâ€™s', 'It\ufffds'],
  ])
    for (const text of texts)
      isFound(text, `${what}: “${text.replace(/\s+/g, ' ').replaceAll('\\', '')}”`)

  isFound('We see:\n● names\n○ emails', `${BULLET}: “● names”`)
  isFound('One ~~two~~', 'struck-out text: “Cookies One two”')
  isFound('# Retention', 'a second title; begin headings with ##: “Cookies Retention”')
  isFound('- [ ] names', 'a picture or a check box: “names”')
  const code = 'a line that begins with a tab or four spaces, which becomes code'
  isFound('    names', `${code}: “Cookies names”`)

  it('braces, also in a label, with one fault for all pages that share them', () => {
    const page = `<p aria-label="{a}">By {{companyName}}.</p><p>${DEVICE}</p>`
    const { faults } = check({ '/one': page, '/two': page })
    const braces = ['By {{companyName}}.', '{a}'].map((found) => `/one has braces: “${found}”`)
    assert.deepEqual(faults, braces)
  })
})

describe('a text builds without faults or warnings if it has', () => {
  for (const text of [
    'Mon · Fri, 9–5',
    '· One dot',
    '— Is it out?\n\n— Not yet.',
    '§ 25 TDDDG asks for it.\n\n§ 26 BDSG, too.',
    '| Name | Kept |\n| --- | --- |\n| ✓ | – |\n| ✓ yes | ● |\n| – one | – two |',
    '- names\n    - first\n    - last\n- emails\n\n1. One\n    - two',
    'See Smith v Jones [2020] UKSC 5, which says [sic] the same.',
    'See Annex XX. Chapter XX/2 and [Figure 1], for XXL shirts, at +44 20 7946 0000 or −5 °C.',
    'At https://hush.test/a_b__c/d== or <https://youtu.test/aXxXx1>, by <ada@hush.test>.',
    '1.1\tThese terms apply.\n\n1.2\tThey may change.',
    '- Mon to Fri | 9 to 5\n- Sat | 10 to 2',
    'VAT ID: 1 | HRB 2\nDirectors: A | B',
    '| Cookie | Kept |\n| --- | --- |\n| __cf_bm | `_ga` |',
    'See [the guidelines][1].\n\n[1]: https://hush.test/a',
    'As in note [1], [t]he controller kept __utma,__utmb.',
    '[+1 (415) 555-0100](tel:4155550100) or [a film](https://youtu.test/aXxXx1)',
    'Price*, fee\\*\\*\n\n\\* with tax\n\n\\*\\*once',
    'Either | or, A&B, 3 < 4, C# and #1',
    'One\n\n---\n\nTwo **three**, *four* and `five',
    'Some editors break a text at their margin by themselves. Then all its lines have about one\nlength, and it builds as one paragraph. Its writer meant no more by it, and visitors read it\nas it is.',
    '[a](/my%20file.pdf#page=2) [b](https://hush.test/x?y=z#a) [c](mailto:ada@hush.test) [d](#top) [e](mailto:?subject=Quiet)',
    '## Two words\n\n[Here](#two-words), [there](/cookies/#two-words), [home](https://www.site.test/cookies.html)',
    'Call [988](tel:988), [116 123](tel:116123) or [020 7946 0000](tel:+44-20-7946-0000).',
    '[+44 (0)20 7946 0000](tel:+442079460000) or [text 741741](sms:741741?body=Hi)',
    '[+1 415 555 0100](tel:+14155550100,5)',
  ])
    it(JSON.stringify(text), async () => {
      assert.deepEqual(await checkText(text), { faults: [], warnings: [] })
    })
})

describe('a link stops the build if it leads to', () => {
  for (const [link, fault] of [
    ['#retention', 'which is not there'],
    ['/cookies#retention', 'which is not there'],
    ['/cookie-policy', 'which is not there'],
    ['dpa.pdf', 'which is not there'],
    ['www.hush.test', 'which is not there'],
    ['https://www.site.test/cookie-policy', 'which is not there'],
    ['C:\\Ada\\dpa.pdf', 'which leads nowhere'],
    ['file:///Ada/dpa.pdf', 'which leads nowhere'],
    ['https://cookie-policy', 'which leads nowhere'],
    ['https://tally.test/xxxxx', 'which is still an example'],
    ['https://example.com', 'which is still an example'],
    ['', 'which leads nowhere'],
    ['#', 'which leads nowhere'],
    ['tel:TBC', 'which leads nowhere'],
    ['mailto:', 'which leads nowhere'],
  ] as const)
    it(`“${link}”, ${fault}`, async () => {
      const { faults } = await checkText(`[DPA](${link})`)
      assert.deepEqual(faults, [`/cookies links to ${link.replaceAll('\\', '%5C')}, ${fault}`])
    })

  it('a heading of another page that has been renamed', async () => {
    const pages = { '/one': await pageOf('[a](/two#help)'), '/two': await pageOf('## Get help') }
    assert.deepEqual(check(pages).faults, ['/one links to /two#help, which is not there'])
  })

  it('another number than it shows', async () => {
    const { faults } = await checkText('[116 124](tel:116123)')
    assert.deepEqual(faults, ['/cookies links to tel:116123, but shows 116 124'])
  })
})

describe('the landing page', () => {
  const titles =
    'We Get It. Nothing Has Worked. | Desperate for relief | Nothing cures tinnitus | Quality of life affected | Why Personalized Masking Works | Initial State | Tinnitus Masked | Residual Inhibition | Habituation | How personalized sound therapy helps you | Better Sleep | Focus on Work & Activities | Improved Quality of Life'
      .split(' | ')
      .map((title) => `<h2>${title.replace('&', '&amp;')}</h2>`)
  const claims = [
    '<h2>About 2 minutes</h2>',
    '<p>That is our goal. It may take longer, or a few tries.</p>',
    '<p>Our goal is 30+ minutes. We have not tested this in a clinical study.</p>',
    '<p>As for setup, our goal is about 2 minutes. It may take longer, or a few tries.</p>',
    '<p>30+ minutes is our goal. We have not tested this in a clinical study, and more.</p>',
  ]
  const landingPage = ['<h1>Hush</h1>', ...titles, ...claims, `<footer>${DEVICE}</footer>`]
  const faultsOf = (parts: string[]) => check({ '/': parts.join('') }).faults

  it('builds with all words that the requirements fix', () =>
    assert.deepEqual(faultsOf(landingPage), []))

  for (const part of landingPage.slice(1))
    it(`stops the build without ${part}`, () => {
      const [fault, ...others] = faultsOf(landingPage.filter((other) => other !== part))
      assert.match(fault ?? '', /^\/ lacks /)
      assert.deepEqual(others, [])
    })

  for (const [claim, goal, limit] of [
    ['about 2 minutes', 'our goal is', 'It may take longer, or a few tries.'],
    ['30+ minutes', 'Our goal is', 'We have not tested this in a clinical study'],
  ] as const)
    it(`needs “${claim}” to be a goal, with its limit`, () => {
      const fault = `/ lacks “${claim}” with “goal” and “${limit}”, which are fixed`
      for (const part of [goal, limit])
        assert.deepEqual(faultsOf(landingPage.map((html) => html.replace(part, 'You get'))), [
          fault,
        ])
    })

  it('may have other sentences with a number, but not repeat a claim without its limit', () => {
    const others = '<p>It takes two minutes.</p><p>Talk for 30+ minutes.</p>'
    const { faults, warnings } = check({ '/': landingPage.join('') + others })
    assert.deepEqual(faults, [])
    const claims = warnings.filter((warning) => warning.includes('makes a claim without “goal”'))
    assert.match(claims.join(), /^[^“]*“goal”[^“]*“We have not[^”]*”: “Talk for 30\+ minutes\.”$/)
  })
})

it('the error pages need their fixed words, and the medical disclaimer its claims', () => {
  const page = `<h1>Oops!</h1><p>${DEVICE}</p>`
  assert.deepEqual(check({ '/404': page, '/500': page, '/medical-disclaimer': page }).faults, [
    '/404 lacks “Oops! Page not found”, which is fixed',
    '/404 lacks “Return to Home”, which is fixed',
    '/500 lacks “Unexpected Application Error!”, which is fixed',
    '/medical-disclaimer lacks “about 2 minutes” with “goal” and “It may take longer, or a few tries.”, which are fixed',
    '/medical-disclaimer lacks “30+ minutes” with “goal” and “We have not tested this in a clinical study”, which are fixed',
  ])
})

describe('warnings name what is missing of what keeps people safe', () => {
  // To type a lower number is to drop a sentence or a link. Those that a page needs twice count once.
  for (const [path, hasSound, sentences, links] of [
    ['/', false, 65, 10],
    ['/', true, 78, 10],
    ['/medical-disclaimer', true, 60, 10],
    ['/terms-of-service', true, 11, 1],
    ['/privacy-policy', true, 1, 0],
  ] as const)
    it(`on ${path}, ${hasSound ? 'with' : 'without'} the sound`, () => {
      const { warnings } = check({ [path]: '<h1>Hush</h1>' }, hasSound)
      const count = (words: string) => warnings.filter((line) => line.includes(words)).length
      assert.deepEqual([count('no longer says'), count('lacks a link')], [sentences, links])
    })

  it('a sentence, the urgent signs and each helpline, as often as a page must have them', () => {
    const HELP = '/medical-disclaimer#when-to-get-help'
    const numbers =
      'tel:988 sms:988 sms:838255 tel:116123 sms:85258 sms:50808 tel:911 tel:999 tel:112'
    const page = (words: string, ...links: string[]) =>
      `<p>${words}</p>${links.map((href) => `<a href="${href}">Help</a>`).join('')}`
    const safe = 'None of these studies tested this app.'
    const missingOn = (html: string) =>
      check({ '/': html })
        .warnings.filter((line) => line.includes(safe) || line.includes('lacks a link'))
        .map((line) => line.match(/(?<=“|link to ).*?(?=[”,])/)?.[0])
    const links = [HELP, ...numbers.split(' ')]
    assert.deepEqual(new Set(missingOn(page(''))), new Set([safe, ...links]))
    const twice = [safe, HELP, 'tel:988', 'tel:116123']
    assert.deepEqual(new Set(missingOn(page(safe, ...links))), new Set(twice))
    const all = page(`${safe} ${safe}`, ...links, ...links, HELP)
    assert.deepEqual(missingOn(all), [])
    for (const [path, ...linksTwice] of [
      ['/medical-disclaimer', HELP, 'tel:116123'],
      ['/terms-of-service', HELP],
    ] as const) {
      const { warnings } = check({ [path]: page(DEVICE, ...links) })
      for (const link of linksTwice)
        assert.ok(warnings.includes(`${path} lacks a link to ${link}, by which people find help`))
      for (const sentence of DEVICE.split(/(?<=\.) /))
        assert.ok(
          warnings.includes(`${path} no longer says “${sentence}”, which keeps people safe`),
        )
    }
  })
})

describe('a text brings a warning, but no fault, if it has', () => {
  for (const [text, warning] of [
    [
      'Names\nEmails\nAddresses',
      'has a paragraph of several short lines; leave a line empty between',
    ],
    [
      `Logs\n${'We keep logs. '.repeat(9)}\nEmails\n${'We keep emails. '.repeat(9)}`,
      'has a paragraph of several short lines; leave a line empty between: “Logs We keep',
    ],
    ['By [Company], under the Act [as amended].', `has ${BLANK}: “By [Company], under`],
    ['Hush | Quay Street\nDublin | Ireland', 'has a table without a second line'],
    ['We use , for that.', 'has a gap, or a sign too many: “We use , for that.”'],
    ['We said “”.', 'has a gap, or a sign too many: “We said “”.”'],
    ['By Hush Inc..', 'has a gap, or a sign too many: “By Hush Inc..”'],
    [
      'Clinically proven, safe for everyone.',
      'says “proven”. Better: not clinically tested. It is in “Clinically proven, safe for everyone.”',
    ],
  ] as const)
    it(JSON.stringify(text.slice(0, 40)), async () => {
      const { faults, warnings } = await checkText(text)
      assert.deepEqual(faults, [])
      assert.ok(
        warnings.some((line) => line.startsWith(`/cookies ${warning}`)),
        warnings.join('\n'),
      )
    })

  it('a word to avoid, only once for all pages that share it', () => {
    const page = `<h1>Hush</h1><p>It gives relief.</p><p>${DEVICE}</p>`
    const { warnings } = check({ '/one': page, '/two': page })
    const better = 'says “relief”. Better: comfort, a break. It is in “It gives relief.”'
    assert.deepEqual(warnings, [`/one ${better}`])
  })
})
