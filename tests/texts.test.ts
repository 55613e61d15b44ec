import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { WORDS_TO_AVOID } from '../src/build/words-to-avoid.ts'
import { legalPages } from '../src/content/pages.ts'
import { sound } from '../src/content/sound.ts'
import { attributesIn, buildSite, passagesIn } from './support/build-site.ts'
import { SETTINGS } from './support/sites.ts'

const LEGAL_PAGES = Object.keys(legalPages)
const PAGES = ['index', ...LEGAL_PAGES, '404', '500']
/** Where the signs are that need help at once. */
const SIGNS = '/medical-disclaimer#when-to-get-help'
const ANSWER = 'tel:988 sms:988 sms:838255 tel:116123 sms:85258 sms:50808 tel:911 tel:999 tel:112'
/** Whom to call or text, and links to the signs, in the order of each page. */
const HELP_LINKS: Record<string, string> = {
  index: `${SIGNS} tel:988 tel:116123 ${SIGNS} ${ANSWER} ${SIGNS}`,
  'medical-disclaimer': `#when-to-get-help ${ANSWER.replace('sms:50808', 'tel:116123 sms:50808')} #when-to-get-help`,
  'terms-of-service': `${SIGNS} ${SIGNS}`,
}
const HELP_LINK = /href="((?:tel|sms):(\d+)|[^"]*#when-to-get-help)"[^>]*>([^<]*)/g

/** The sentences without which someone could come to harm, by page; neighbors share a line. */
const SAFETY: Record<string, string> = {
  index: `
    For your health, please ask a doctor.
    Give your ears a rest from loud sound, see a doctor about it, and get help at once if your hearing drops suddenly. Other urgent signs
    Nothing cures tinnitus Be wary of anyone who sells a cure. Still, a doctor may find a cause, such as earwax, and hearing care or a talking therapy (CBT) helps many people. Tonight, you could try soft rain or a fan, softer than your tinnitus. It does not have to cover it.
    If it feels unbearable tonight, someone will answer. Call or text 988 in the US and Canada (US veterans: call, then press 1), or call 116 123 in the UK and Ireland. More numbers
    In published studies this mostly lasted seconds to a few minutes, and some people noticed nothing.
    Never turn sound up to get more.
    It takes months, and not everyone gets there.
    low enough to hear a smoke alarm.
    low enough to hear a voice.
    With hearing aids, ask your hearing specialist first.
    You must be 18 or over.
    The app cannot hear your tinnitus
    In published studies this mostly lasted seconds to a few minutes: a 2008 lab paper
    In most lab studies it took a sound louder than the tinnitus. We ask you to keep the sound softer than that, so you may notice little or nothing. None of these studies tested this app. Please never turn the sound up to get more. Loud sound can harm your hearing. It can also make tinnitus seem louder.
    makes no recommendation on sound. None of these studies tested this app.
    please don’t wait for an app.
    Ask for a hearing check.
    Start at the lowest level. Keep the sound no louder than your tinnitus, and low enough to hear speech. Take breaks, and turn it off when you drive. At night, keep it low enough that a smoke alarm would still wake you.
    ask about one with a low tone (520 Hz) and a bed shaker. In a small study, a light alone woke few people.
    no more than 40 hours a week at 80 decibels (dBA). For children and sensitive listeners the limit is 75. Those are limits against damage, not levels to aim for, and they are not meant for ears that hurt.
    bedtime sound should be far quieter.
    it cannot know how loud the sound is in your ears. So please do not rely on it alone. Stop if there is pain, dizziness, muffled hearing or louder tinnitus. If everyday sounds hurt, see a specialist first.
    A hearing test first is wise. With hearing aids, or if everyday sounds hurt, ask your hearing specialist first.
    it is easy to turn the sound up too far.
    It has not been medically tested, and no medical body has checked it. There is no cure for tinnitus. If you are thinking of harming yourself, please reach out: a helpline will answer at any hour. In the US or Canada, call 988 or text 988 (US veterans: call, then press 1, or text 838255). In the UK or Ireland, call 116 123, or text SHOUT to 85258 (UK) or text 50808 (Ireland). Or call your emergency number, such as 911, 999 or 112. Get emergency care now for sudden hearing loss, facial weakness, spinning dizziness, a head injury or signs of a stroke. A new sound that beats like your pulse: see a doctor the same day. If it came on suddenly, get help at once. See a doctor if your tinnitus is in one ear, keeps beating like a pulse, is getting worse, or hurts your sleep or mood. See all the signs. An app does not replace care.
    If a form ever asks for one, please close it.`,
  'medical-disclaimer': `
    Some signs need help at once, and they come first here. The app is not a medical device and not a cure, and no medical body has checked it. Nothing on this site is medical advice, so please see a professional about your tinnitus.
    When to get help If you are thinking of harming yourself Please reach out now. A helpline will answer at any hour. United States and Canada: call 988 or text 988 (US veterans: call, then press 1, or text 838255). United Kingdom: call Samaritans on 116 123, or text SHOUT to 85258. Ireland: call Samaritans on 116 123, or text 50808. Anywhere: call your emergency number, such as 911, 999 or 112.
    Get emergency care now Call your emergency number or go to an emergency room if tinnitus comes with: sudden hearing loss; weakness on one side of the face; spinning dizziness (vertigo); a head injury; signs of a stroke, such as a drooping face, a weak arm or slurred speech.
    See a doctor the same day If you hear a new sound that beats like your pulse, see a doctor the same day. If it came on suddenly, get help at once.
    See a doctor if your tinnitus: is in one ear; keeps beating like a pulse; is getting worse; hurts your sleep or mood. Please do not use this site or the app in an emergency.
    It has not been reviewed or cleared by the FDA, the MHRA or any other authority.
    It has not been tested or evaluated in a clinical study. It is not meant to diagnose, treat, cure or prevent tinnitus or any other condition.
    it is not medical advice.
    There is no doctor–patient relationship between us.
    There is no proven cure for tinnitus
    See a doctor or an audiologist first. Keep any treatment or hearing aid you have been given, unless your own clinician says otherwise. Never delay or avoid care because of something you read or hear here.
    They are not results and not a prediction for you.
    In published studies this mostly lasted seconds to a few minutes, and some people noticed nothing.
    It takes months, and not everyone gets there.
    Never turn sound up to get more. The app cannot hear your tinnitus.
    Some get no benefit. Tinnitus may seem louder for some people
    Loud sound can harm your hearing. These rules help with any sound, on any device: Start at the lowest level. Keep the sound no louder than your tinnitus. Do not turn it up to get more effect. You should still be able to hear speech around you. Use a speaker by the bed if you can. Keep bedtime sound low enough that a smoke alarm would still wake you. Take breaks by day. Do not listen while driving, or so loudly that you could miss an alarm, a doorbell or a voice. If you hear nothing, leave the volume as it is.
    ask about one with a low tone (520 Hz) and a bed shaker.
    A flashing light alone woke few.
    It is 80 dBA for 40 hours a week. For children and sensitive listeners, it is 75 dBA for 40 hours. Those are limits against damage, not levels to aim for, and they are not meant for ears that hurt.
    If sound plays all night, the level must be far lower.
    it cannot know how loud the sound is in your ears. So please do not rely on it alone.
    Please ask your doctor or audiologist before you use any sound app if you: wear a hearing aid or have a hearing implant; have hearing loss, or think you might; find that everyday sounds hurt or seem too loud (hyperacusis); have had ear surgery or an ear infection recently. With hearing loss, high sounds may be hard to hear. That can tempt you to set the level too high. A hearing check first is wise
    Stop listening if you notice any of these: pain in or around the ear; dizziness; muffled hearing; louder tinnitus; more worry or low mood. Rest your ears. If it does not pass soon, or you are worried, see a doctor. For an urgent sign, see when to get help.
    We cannot answer medical questions. Please take those to your doctor or audiologist.`,
  'terms-of-service': `
    This site and the app are for adults aged 18 or over. Please do not join the waitlist or book a call if you are under 18.
    The app has not been medically evaluated. It is not a cure, and nothing on this site is medical advice.
    It is not a medical visit. Please see a doctor or an audiologist (a hearing specialist) about your tinnitus. Some signs need help fast. See when to get help.
    In an emergency, please do not wait for us. See when to get help.`,
  'privacy-policy': `
    This site and the app are for adults aged 18 or over.`,
}
/** Where the sound is offered. */
const SOUND_SAFETY = `
    Turn your device down first. The four stages play a soft tone and a hiss. 12 seconds; stop any time. Not a test or treatment. If everyday sounds hurt, please skip the sound
    For illustration. Many people notice a quieter spell for seconds, some not at all.
    For illustration. In life it takes months, and not everyone gets there.
    Only a soft hiss plays. No tone.
    Please leave your device turned down.`

/** Each claim, and the limit in the same paragraph. */
const CLAIMS: [claim: RegExp, limit: string][] = [
  [/\babout (?:2|two) minutes/i, 'It may take longer, or a few tries.'],
  [/\b30 ?\+/, 'We have not tested this in a clinical study'],
]
const CLAIMS_ON: Record<string, number> = { index: 2, 'medical-disclaimer': 1 }

/** Words that docs/requirements.md fixes, denials, and care by others. */
const ALLOWED =
  `Desperate for relief | Nothing cures tinnitus | Better Sleep | Is it suitable for seniors?
  How personalized sound therapy helps you | Is this a medical treatment? | Not a test or treatment
  hearing care or a talking therapy (CBT) | Not a medical treatment | There is no proven cure
  not meant to diagnose, treat, cure or prevent | not a cure | no cure | anyone who sells a cure
  does not make you our patient | no doctor–patient relationship | Keep any treatment
  There is no hurry | ognitive behavioral therapy (CBT), a talking therapy`.split(/\s*[|\n]\s*/)

/** What screen readers say while something plays, or after a failure. */
const SAID = [sound.announcements, ...Object.values(sound.levels)].flatMap(Object.values<string>)

for (const [texts, WAITLIST_FORM_LOADING] of Object.entries({ with: 'near', without: 'click' }))
  describe(`the site ${texts} the owner’s texts`, () => {
    const folder = `.site-under-test/texts-${texts}`
    const OWNER_FILE = `tests/support/owner-${texts}-texts.ts`
    buildSite(folder, { ...SETTINGS, WAITLIST_FORM_LOADING, OWNER_FILE })
    const pages = PAGES.map((name) => {
      const html = readFileSync(`${folder}/${name}.html`, 'utf8')
      return { name, html, passages: passagesIn(html) }
    })
    const pageOf = (name: string) => pages.find((page) => page.name === name) ?? assert.fail(name)

    it('links to crisis numbers and urgent signs are in place, and numbers are as shown', () => {
      for (const { name, html } of pages) {
        const links = [...html.matchAll(HELP_LINK)]
        assert.equal(links.map(([, link]) => link).join(' '), HELP_LINKS[name] ?? '')
        for (const [, , number, shown] of links)
          if (number) assert.equal(shown?.replace(/\s/, ''), number)
      }
    })

    it('no sentence that keeps people safe is missing', () => {
      const index = texts === 'with' ? SAFETY.index + SOUND_SAFETY : SAFETY.index
      for (const [name, sentences = ''] of Object.entries({ ...SAFETY, index })) {
        const words = pageOf(name).passages.join(' ')
        const missing = sentences.split(/\n\s*/).filter((line) => !words.includes(line))
        assert.deepEqual(missing, [], name)
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
      const device =
        'This is not a medical device. Consult your healthcare provider for persistent tinnitus symptoms.'
      for (const { name, passages } of pages) {
        const times = ['terms-of-service', 'medical-disclaimer'].includes(name) ? 2 : 1
        assert.equal(passages.filter((passage) => passage === device).length, times, name)
      }
      const landingPage = pageOf('index').passages.join('\n')
      for (const order of [
        /We Get It\. Nothing Has Worked\.\nIf it feels as if nothing has worked, you are not alone/,
        /not yet tested\nWhy Personalized Masking Works\n.*Not a prediction: not everyone goes through all four/,
        /not yet a result\nHow personalized sound therapy helps you\nNot a medical treatment\./,
      ])
        assert.match(landingPage, order)
    })

    it('each legal page shows the date of its own text', () => {
      for (const name of LEGAL_PAGES) {
        const text = readFileSync(`src/content/legal/${name}.md`, 'utf8')
        const [, month] = text.match(/^lastUpdated: "(.+)"$/m) ?? assert.fail(name)
        assert.ok(pageOf(name).passages.includes(`Last updated ${month}`), name)
      }
    })

    it('while all answers are closed, the landing page says in five places that nobody knows', () => {
      const doubt =
        /untested|not (?:yet |been )*tested|nobody knows|we do not know|open question|not yet a result/i
      const closed = pageOf('index').html.replace(/<details.*?<\/details>/gs, '')
      const places = passagesIn(closed).filter((passage) => doubt.test(passage))
      assert.equal(places.length, 5, places.join('\n'))
    })

    it('words to avoid appear only where they are fixed or denied', () => {
      for (const { name, html, passages } of pages)
        for (const text of [...passages, ...attributesIn(html), ...SAID]) {
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

    it('no email address is left for Cloudflare to replace by a script, which the site blocks', () => {
      for (const { name, html } of pages) {
        const left = html.replaceAll(/<!--email_off-->.*?<!--\/email_off-->/gs, '')
        assert.doesNotMatch(left, /[\w.+-]+@[\w-]+\.\w+/, name)
      }
    })

    it('no section has a name that Reader View takes for clutter, and drops', () => {
      // By words in the `id` of a heading, as in Firefox (mozilla/readability).
      const clutter =
        /<h2 id="[^"]*(?:banner|comment|contact|extra|footer|header|hidden|media|menu|meta|promo|related|scroll|share|social|sponsor|tags|widget)/
      for (const { name, html } of pages) assert.doesNotMatch(html, clutter, name)
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
