import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { before, describe, it } from 'node:test'
import { islandFailed } from '../src/content/errors.ts'
import { legalCopy } from '../src/content/legal.ts'
import { sound } from '../src/content/sound.ts'
import { WORDS_TO_AVOID } from '../src/content/words-to-avoid.ts'
import { attributesIn, buildSite, passagesIn } from './support/build-site.ts'
import { owner } from './support/owner-with-texts.ts'
import { SETTINGS } from './support/sites.ts'

const PAGES = ['index', 'privacy-policy', 'terms-of-service', 'medical-disclaimer', '404', '500']
const LEGAL_PAGES = PAGES.slice(1, 4)
const SITES = [
  { texts: 'with', loading: 'near' },
  { texts: 'without', loading: 'click' },
]

const ANSWER = 'tel:988 sms:988 sms:838255 tel:116123 sms:85258 sms:50808 tel:911 tel:999 tel:112'
/** Whom to call or text, in the order of each page: first in the third card, then in an answer. */
const CRISIS_LINKS: Record<string, string> = {
  index: `tel:988 tel:116123 ${ANSWER}`,
  'medical-disclaimer': ANSWER.replace('sms:50808', 'tel:116123 sms:50808'),
}

/** Crisis lines by country; limits for listening (ITU-T H.870), for adults and for sensitive listeners; an alarm. */
const SAFETY: Record<string, RegExp[]> = {
  index: [
    /dinner .*Call or text 988 in the US and Canada \(US veterans: call, then press 1\), or call 116 123 in the UK and Ireland\./,
    /In the US or Canada, call 988 or text 988 \(US veterans: call, then press 1, or text 838255\)\./,
    /UK or Ireland, call 116 123, or text SHOUT to 85258 \(UK\) or text 50808 \(Ireland\)\./,
    /call your emergency number, such as 911, 999 or 112\.$/,
    /no more than 40 hours a week at 80 decibels \(dBA\)\. For sensitive listeners it is 75\./,
    /a low tone \(520 Hz\)/,
  ],
  'medical-disclaimer': [
    /^United States and Canada: call 988 or text 988 \(US veterans: call, then press 1, or text 838255\)\.$/,
    /^United Kingdom: call Samaritans on 116 123, or text SHOUT to 85258\.$/,
    /^Ireland: call Samaritans on 116 123, or text 50808\.$/,
    /call your emergency number, such as 911, 999 or 112\.$/,
    /80 dBA for 40 hours a week\. .* sensitive listeners, it is 75 dBA for 40 hours\./,
    /a low tone \(520 Hz\)/,
  ],
}

/** Each claim, and the limit that stands in the same paragraph. */
const CLAIMS: [claim: RegExp, limit: string][] = [
  [/\babout (?:2|two) minutes/i, 'It may take longer, or a few tries.'],
  [/\b30 ?\+/, 'We have not tested this in a clinical study'],
]
const CLAIMS_ON: Record<string, number> = { index: 2, 'medical-disclaimer': 1 }

const DOUBT =
  /untested|not (?:yet |been )*tested|nobody knows|we do not know|open question|not yet a result/i

/** Words that docs/requirements.md fixes, denials, and care by others. */
const ALLOWED =
  `Desperate for relief | Nothing cures tinnitus | Better Sleep | Is it suitable for seniors?
  How personalized sound therapy helps you | Is this a medical treatment? | Not a test or treatment
  not meant to diagnose, treat, cure or prevent | There is no proven cure | Not a cure | not a cure
  no cure | anyone who sells a cure | does not make you our patient | no doctor–patient relationship
  Keep any treatment | There is no hurry | ognitive behavioral therapy (CBT), a talking therapy`.split(
    /\s*[|\n]\s*/,
  )

const NAME_AT_THE_END =
  /(?:Sampletune|Inc\.|Street, Sampletown|Sample Forms|Sample Times|sample\.test)[.!?]/

/** Words in the `id` of a heading by which Firefox's Reader View (mozilla/readability) drops it. */
const CLUTTER =
  /<h2 id="[^"]*(?:banner|comment|contact|extra|footer|header|hidden|media|menu|meta|promo|related|scroll|share|social|sponsor|tags|widget)/

/** What a page says only while something plays, or after a failure. */
const later: string[] = []
JSON.stringify([sound, islandFailed], (_, text) => {
  if (typeof text === 'string') later.push(text)
  return text
})

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The sentences in a text that have more than 30 words. */
const longSentences = (text: string) =>
  [...sentences.segment(text)]
    .map(({ segment }) => segment)
    .filter((sentence) => sentence.trim().split(' ').length > 30)

for (const { texts, loading } of SITES)
  describe(`the site ${texts} the owner’s texts`, () => {
    const pages: { name: string; html: string; passages: string[] }[] = []
    const pageOf = (name: string) => pages.find((page) => page.name === name) ?? assert.fail(name)
    /** The passages of a page that match; at least one does. */
    const find = (name: string, text: RegExp) => {
      const found = pageOf(name).passages.filter((passage) => text.test(passage))
      assert.notEqual(found.length, 0, `${name} lacks ${text}`)
      return found
    }

    before(() => {
      const folder = `.site-under-test/texts-${texts}`
      const OWNER_FILE = `tests/support/owner-${texts}-texts.ts`
      const settings = { ...SETTINGS, WAITLIST_FORM_LOADING: loading, OWNER_FILE }
      const { status, output } = buildSite(folder, settings)
      assert.equal(status, 0, output)
      for (const name of PAGES) {
        const html = readFileSync(`${folder}/${name}.html`, 'utf8')
        pages.push({ name, html, passages: passagesIn(html) })
      }
    })

    it('numbers that keep people safe stand where they must, and call or text themselves', () => {
      for (const { name, html } of pages) {
        const links = [...html.matchAll(/href="((?:tel|sms):(\d+))"[^>]*>([^<]*)/g)]
        assert.equal(links.map(([, link]) => link).join(' '), CRISIS_LINKS[name] ?? '')
        for (const [, , number, shown] of links) assert.equal(shown?.replace(/\s/, ''), number)
        for (const line of SAFETY[name] ?? []) find(name, line)
      }
      const levels = pages.flatMap(({ passages }) => passages.join('\n').match(/\d+ (?:Hz|dBA)/g))
      assert.deepEqual(new Set(levels), new Set(['520 Hz', '80 dBA', '75 dBA', null]))
    })

    it('each claim is called a goal, with its limit in the same paragraph', () => {
      for (const { name, passages } of pages)
        for (const [claim, limit] of CLAIMS) {
          const found = passages.filter((passage) => claim.test(passage))
          assert.equal(found.length, CLAIMS_ON[name] ?? 0, `${name}: ${claim}`)
          for (const passage of found)
            assert.ok(passage.includes(limit) && /\bgoal\b/.test(passage), passage)
        }
    })

    it('fixed sentences are verbatim, and titles that could mislead have their limits', () => {
      const device =
        /^This is not a medical device\. Consult your healthcare provider for persistent tinnitus symptoms\.$/
      for (const name of PAGES) {
        const times = ['terms-of-service', 'medical-disclaimer'].includes(name) ? 2 : 1
        assert.equal(find(name, device).length, times, name)
      }
      for (const name of LEGAL_PAGES) find(name, RegExp(`^${legalCopy.lastUpdated}$`))
      const landingPage = pageOf('index').passages.join('\n')
      for (const order of [
        /We Get It\. Nothing Has Worked\.\nIf it feels as if nothing has worked, you are not alone/,
        /\nNew to you\? .*see a doctor .*at once if your hearing drops suddenly\.\n/,
        /not yet tested\nWhy Personalized Masking Works\n.*Not everyone goes through all four/,
        /not yet a result\nHow personalized sound therapy helps you\n/,
      ])
        assert.match(landingPage, order)
    })

    it('while all answers are closed, the landing page says in five places that nobody knows', () => {
      const closed = pageOf('index').html.replace(/<details.*?<\/details>/gs, '')
      const places = passagesIn(closed).filter((passage) => DOUBT.test(passage))
      assert.equal(places.length, 5, places.join('\n'))
    })

    it('words to avoid appear only where they are fixed or denied', () => {
      for (const { name, html, passages } of pages)
        for (const text of [...passages, ...attributesIn(html), ...later]) {
          const rest = ALLOWED.reduce((left, allowed) => left.replaceAll(allowed, '…'), text)
          for (const [avoid, use] of WORDS_TO_AVOID)
            assert.doesNotMatch(rest, avoid, `${name}: “${text}”. Better: ${use}`)
        }
    })

    it('no page shows a gap, a token or a comment, or ends a sentence with an owner’s name', () => {
      for (const { name, html, passages } of pages) {
        assert.ok(!/<!-- ?owner|\[object/.test(html), name)
        for (const passage of passages) {
          assert.doesNotMatch(passage, /undefined|\bnull\b|[{}]|\.\.| [.,;:]|\( /, name)
          // The owner's own sentence may.
          assert.doesNotMatch(passage.replace(owner.call ?? '', ''), NAME_AT_THE_END, name)
        }
      }
    })

    it('no section has a name that Reader View takes for clutter, and drops', () => {
      for (const { name, html } of pages) assert.doesNotMatch(html, CLUTTER, name)
    })

    it('sentences are short, except a lawyer’s', () => {
      for (const { name, passages } of pages.filter((page) => !LEGAL_PAGES.includes(page.name)))
        assert.deepEqual(passages.flatMap(longSentences), [], name)
    })
  })

it('the legal texts have the date of docs/requirements.md', () => {
  assert.equal(legalCopy.lastUpdated, 'Last updated January 2025')
})

it('the sound has its cautions and limits, and is never called the visitor’s own', () => {
  const said = later.join('\n')
  assert.doesNotMatch(said, /\byour (?:own|sound|match|tinnitus)\b|\bmask your\b/i)
  for (const fixed of [
    'Turn your device down first.',
    'Not a test or treatment. If everyday sounds hurt, please',
    'Please leave your device turned down.',
    'Many people notice a quieter spell for seconds, some not at all.',
    'In life it takes months, and not everyone gets there.',
  ])
    assert.ok(said.includes(fixed), fixed)
})
