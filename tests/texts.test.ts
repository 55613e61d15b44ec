import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { before, describe, it } from 'node:test'
import { sound } from '../src/content/sound.ts'
import { WORDS_TO_AVOID } from '../src/content/words-to-avoid.ts'
import { attributesIn, buildSite, passagesIn } from './support/build-site.ts'
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

/** The sentences without which someone could come to harm, by page; neighbors share a line. */
const SAFETY: Record<string, string> = {
  index: `
    For your health, please ask a doctor.
    Give your ears a rest from loud sound, see a doctor about it, and get help at once if your hearing drops suddenly.
    Nothing cures tinnitus
    hearing care or a talking therapy (CBT) helps many people. Tonight, you could try soft rain or a fan, softer than your tinnitus. It does not have to cover it.
    Call or text 988 in the US and Canada (US veterans: call, then press 1), or call 116 123 in the UK and Ireland.
    In published studies this mostly lasted seconds to a few minutes, and some people noticed nothing.
    Never turn sound up to get more.
    low enough to hear a smoke alarm.
    low enough to hear a voice.
    With hearing aids, ask your hearing specialist first.
    Adults only (18 and over).
    The app cannot hear your tinnitus
    In published studies this mostly lasted seconds to a few minutes: a 2008 lab paper
    We ask you to keep the sound softer than that, so you may notice little or nothing. None of these studies tested this app. Please never turn the sound up to get more. Loud sound can harm your hearing.
    please don’t wait for an app.
    Start at the lowest level. Keep the sound no louder than your tinnitus, and low enough to hear speech. Take breaks, and turn it off when you drive. At night, keep it low enough that a smoke alarm would still wake you.
    ask about one with a low tone (520 Hz) and a bed shaker.
    no more than 40 hours a week at 80 decibels (dBA). For sensitive listeners it is 75. These limits protect hearing; they are not meant for ears that hurt.
    it cannot know how loud the sound is in your ears. So please do not rely on it alone. Stop if there is pain, dizziness, muffled hearing or louder tinnitus. If everyday sounds hurt, see a specialist first.
    With hearing aids, or if everyday sounds hurt, ask your hearing specialist first.
    it is easy to turn the sound up too far.
    There is no cure for tinnitus.
    In the US or Canada, call 988 or text 988 (US veterans: call, then press 1, or text 838255). In the UK or Ireland, call 116 123, or text SHOUT to 85258 (UK) or text 50808 (Ireland). Or call your emergency number, such as 911, 999 or 112.
    Get emergency care now for sudden hearing loss, facial weakness, spinning dizziness, a head injury or signs of a stroke. A new sound that beats like your pulse: see a doctor the same day. If it came on suddenly, get help at once.
    See a doctor if your tinnitus is in one ear, keeps beating like a pulse, is getting worse, or hurts your sleep or mood. See all the signs. An app does not replace care.`,
  'medical-disclaimer': `
    United States and Canada: call 988 or text 988 (US veterans: call, then press 1, or text 838255). United Kingdom: call Samaritans on 116 123, or text SHOUT to 85258. Ireland: call Samaritans on 116 123, or text 50808. Anywhere: call your emergency number, such as 911, 999 or 112.
    sudden hearing loss; weakness on one side of the face; spinning dizziness (vertigo); a head injury; signs of a stroke, such as a drooping face, a weak arm or slurred speech.
    see a doctor the same day. If it came on suddenly, get help at once.
    is in one ear; keeps beating like a pulse; is getting worse; hurts your sleep or mood. Please do not use this site or the app in an emergency.
    There is no proven cure for tinnitus
    See a doctor or an audiologist first. Keep any treatment or hearing aid you have been given, unless your own clinician says otherwise. Never delay or avoid care because of something you read or hear here.
    In published studies this mostly lasted seconds to a few minutes, and some people noticed nothing.
    Never turn sound up to get more.
    Tinnitus may seem louder for some people
    Start at the lowest level. Keep the sound no louder than your tinnitus. Do not turn it up to get more effect. You should still be able to hear speech around you.
    Keep bedtime sound low enough that a smoke alarm would still wake you. Take breaks by day. Do not listen while driving, or so loudly that you could miss an alarm, a doorbell or a voice. If you hear nothing, leave the volume as it is.
    ask about one with a low tone (520 Hz) and a bed shaker.
    It is 80 dBA for 40 hours a week. For children and sensitive listeners, it is 75 dBA for 40 hours. These limits protect hearing; they are not meant for ears that hurt.
    So please do not rely on it alone.
    wear a hearing aid or have a hearing implant; have hearing loss, or think you might; find that everyday sounds hurt or seem too loud (hyperacusis); have had ear surgery or an ear infection recently.
    pain in or around the ear; dizziness; muffled hearing; louder tinnitus; more worry or low mood. Rest your ears. If it does not pass soon, or you are worried, see a doctor.`,
  'terms-of-service': `
    This site and the app are for adults aged 18 or over.
    It is not a cure, and nothing on this site is medical advice.
    Please see a doctor or an audiologist (a hearing specialist) about your tinnitus. Some signs need help fast.
    In an emergency, please do not wait for us.`,
  'privacy-policy': `
    This site and the app are for adults aged 18 or over.`,
}
/** Where the sound is offered. */
const SOUND_SAFETY = `
    Turn your device down first. The four stages play a soft tone and a hiss. 12 seconds; stop any time. Not a test or treatment. If everyday sounds hurt, please skip the sound
    Many people notice a quieter spell for seconds, some not at all.
    In life it takes months, and not everyone gets there.
    Please leave your device turned down.`

const DEVICE =
  'This is not a medical device. Consult your healthcare provider for persistent tinnitus symptoms.'

/** Each claim, and the limit in the same paragraph. */
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
  hearing care or a talking therapy (CBT) | Not a medical treatment
  not meant to diagnose, treat, cure or prevent | There is no proven cure | Not a cure | not a cure
  no cure | anyone who sells a cure | does not make you our patient | no doctor–patient relationship
  Keep any treatment | There is no hurry | ognitive behavioral therapy (CBT), a talking therapy`.split(
    /\s*[|\n]\s*/,
  )

/** What screen readers say while something plays, or after a failure. */
const ANNOUNCED = [
  ...Object.values(sound.status),
  ...Object.values(sound.levels).map(({ announced }) => announced),
]

/** Words in the `id` of a heading by which Firefox's Reader View (mozilla/readability) drops it. */
const CLUTTER =
  /<h2 id="[^"]*(?:banner|comment|contact|extra|footer|header|hidden|media|menu|meta|promo|related|scroll|share|social|sponsor|tags|widget)/

for (const { texts, loading } of SITES)
  describe(`the site ${texts} the owner’s texts`, () => {
    const pages: { name: string; html: string; passages: string[] }[] = []
    const pageOf = (name: string) => pages.find((page) => page.name === name) ?? assert.fail(name)

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

    it('crisis numbers are where they must be, and each link has the number that it shows', () => {
      for (const { name, html } of pages) {
        const links = [...html.matchAll(/href="((?:tel|sms):(\d+))"[^>]*>([^<]*)/g)]
        assert.equal(links.map(([, link]) => link).join(' '), CRISIS_LINKS[name] ?? '')
        for (const [, , number, shown] of links) assert.equal(shown?.replace(/\s/, ''), number)
      }
    })

    it('no sentence that keeps people safe is missing', () => {
      const index = texts === 'with' ? SAFETY.index + SOUND_SAFETY : SAFETY.index
      for (const [name, sentences = ''] of Object.entries({ ...SAFETY, index })) {
        const words = pageOf(name).passages.join(' ')
        const expected = sentences.trim().split(/\n\s*/)
        assert.deepEqual(
          expected.filter((sentence) => !words.includes(sentence)),
          [],
        )
      }
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
      for (const { name, passages } of pages) {
        const times = ['terms-of-service', 'medical-disclaimer'].includes(name) ? 2 : 1
        assert.equal(passages.filter((passage) => passage === DEVICE).length, times, name)
        if (LEGAL_PAGES.includes(name)) assert.ok(passages.includes('Last updated January 2025'))
      }
      const landingPage = pageOf('index').passages.join('\n')
      for (const order of [
        /We Get It\. Nothing Has Worked\.\nIf it feels as if nothing has worked, you are not alone/,
        /\nNew to you\? .*see a doctor .*at once if your hearing drops suddenly\. Other urgent signs\n/,
        /not yet tested\nWhy Personalized Masking Works\n.*Not a prediction: not everyone goes through all four/,
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
        for (const text of [...passages, ...attributesIn(html), ...ANNOUNCED]) {
          const rest = ALLOWED.reduce((left, allowed) => left.replaceAll(allowed, '…'), text)
          for (const [avoid, use] of WORDS_TO_AVOID)
            assert.doesNotMatch(rest, avoid, `${name}: “${text}”. Better: ${use}`)
        }
    })

    it('no page shows a gap, a token or a comment', () => {
      for (const { name, html, passages } of pages) {
        assert.ok(!/<!-- ?owner|\[object/.test(html), name)
        for (const passage of passages)
          assert.doesNotMatch(passage, /undefined|\bnull\b|“”|[{}]|\.\.| [.,;:]|\( /, name)
      }
    })

    it('no section has a name that Reader View takes for clutter, and drops', () => {
      for (const { name, html } of pages) assert.doesNotMatch(html, CLUTTER, name)
    })

    it('sentences are short, except a lawyer’s', () => {
      for (const { name, passages } of pages.filter((page) => !LEGAL_PAGES.includes(page.name))) {
        const sentences = passages.flatMap((passage) => passage.split(/(?<=[.!?]) /))
        const long = sentences.filter((sentence) => sentence.split(' ').length > 30)
        assert.deepEqual(long, [], name)
      }
    })
  })

it('the sound is never called the visitor’s own', () => {
  assert.doesNotMatch(JSON.stringify(sound), /\byour (?:own|sound|match|tinnitus)\b|\bmask your\b/i)
})
