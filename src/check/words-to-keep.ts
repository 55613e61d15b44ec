import type { legalPages } from '../content/pages.ts'

/** A list or number for some of the pages, by path. If a page is renamed, its old path fails the type check. */
type OnPages<T> = Partial<Record<'/' | '/404' | '/500' | `/${keyof typeof legalPages}`, T>>

/**
 * Required word for word on every page (docs/requirements.md). Typed here rather than imported, so
 * that the build stops if the pages change it.
 */
export const DEVICE_SENTENCE =
  'This is not a medical device. Consult your healthcare provider for persistent tinnitus symptoms.'

/**
 * The titles, and the error pages' words, that the build insists on, by page. Browser tests find links
 * and buttons by the other fixed words (docs/requirements.md).
 */
export const FIXED_WORDS: Readonly<Record<string, readonly string[]>> = {
  '/': [
    'We Get It. Nothing Has Worked.',
    'Desperate for relief',
    'Nothing cures tinnitus',
    'Quality of life affected',
    'Why Personalized Masking Works',
    'Initial State',
    'Tinnitus Masked',
    'Residual Inhibition',
    'Habituation',
    'How personalized sound therapy helps you',
    'Better Sleep',
    'Focus on Work & Activities',
    'Improved Quality of Life',
  ],
  '/404': ['Oops! Page not found', 'Return to Home'],
  '/500': ['Unexpected Application Error!'],
} satisfies OnPages<readonly string[]>

interface Claim {
  name: string
  pattern: RegExp
  /** In the same paragraph, or in the one beneath if the claim is a heading. */
  limit: string
  /** How often each page must have both. Fewer are a fault. */
  timesOn: Readonly<Record<string, number>>
}

/** The owner's claims (docs/requirements.md). */
export const CLAIMS: readonly Claim[] = [
  {
    name: 'about 2 minutes',
    pattern: /\babout (?:2|two) minutes/i,
    limit: 'It may take longer, or a few tries.',
    timesOn: { '/': 2, '/medical-disclaimer': 1 } satisfies OnPages<number>,
  },
  {
    name: '30+ minutes',
    pattern: /\b30 ?\+ minutes/,
    limit: 'We have not tested this in a clinical study',
    timesOn: { '/': 2, '/medical-disclaimer': 1 } satisfies OnPages<number>,
  },
]

/**
 * Sentences without which someone could come to harm, by page. The build warns if a page has one
 * less often than this list. Change them in a commit of their own.
 *
 * Each line is copied from the page, headings included. It may begin or end in the middle of a
 * sentence. The build looks for each sentence by itself.
 */
export const SAFE_SENTENCES: Readonly<Record<string, string>> = {
  '/': `
    Not tested yet, and not a cure
    If it feels as if nothing has worked, you are not alone
    The idea, not yet tested Why Personalized Masking Works
    Whether nearer is better is still an open question. Not a prediction: not everyone goes through all four stages.
    We have not tested this in a clinical study, and we do not know whether a soft sound can get there.
    Our hope, not yet a result How personalized sound therapy helps you Not a medical treatment.
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
    In most lab studies it took a sound louder than the tinnitus.
    We ask you to keep the sound softer than that, so you may notice little or nothing.
    None of these studies tested this app.
    Please never turn the sound up to get more.
    Loud sound can harm your hearing.
    It can also make tinnitus seem louder.
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
    It has not been medically tested, and no medical body has checked it.
    There is no cure for tinnitus.
    If you are thinking of harming yourself, please reach out: a helpline will answer at any hour.
    In the US or Canada, call 988 or text 988 (US veterans: call, then press 1, or text 838255).
    In the UK or Ireland, call 116 123, or text SHOUT to 85258 (UK) or text 50808 (Ireland).
    Or call your emergency number, such as 911, 999 or 112.
    Get emergency care now for sudden hearing loss, facial weakness, spinning dizziness, a head injury or signs of a stroke.
    A new sound that beats like your pulse: see a doctor the same day.
    If it came on suddenly, get help at once.
    See a doctor if your tinnitus is in one ear, keeps beating like a pulse, is getting worse, or hurts your sleep or mood.
    See all the signs.
    An app does not replace care.
    If a form ever asks for one, please close it.`,
  '/medical-disclaimer': `
    ${DEVICE_SENTENCE} ${DEVICE_SENTENCE}
    Some signs need help at once, and they come first here. The app is not a medical device and not a cure, and no medical body has checked it. Nothing on this site is medical advice, so please see a professional about your tinnitus.
    When to get help If you are thinking of harming yourself Please reach out now.
    A helpline will answer at any hour.
    United States and Canada: call 988 or text 988 (US veterans: call, then press 1, or text 838255).
    United Kingdom: call Samaritans on 116 123, or text SHOUT to 85258.
    Ireland: call Samaritans on 116 123, or text 50808.
    Anywhere: call your emergency number, such as 911, 999 or 112.
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
    Loud sound can harm your hearing.
    These rules help with any sound, on any device: Start at the lowest level.
    Keep the sound no louder than your tinnitus.
    Do not turn it up to get more effect.
    You should still be able to hear speech around you.
    Use a speaker by the bed if you can.
    Keep bedtime sound low enough that a smoke alarm would still wake you.
    Take breaks by day.
    Do not listen while driving, or so loudly that you could miss an alarm, a doorbell or a voice.
    If you hear nothing, leave the volume as it is.
    ask about one with a low tone (520 Hz) and a bed shaker.
    A flashing light alone woke few.
    It is 80 dBA for 40 hours a week. For children and sensitive listeners, it is 75 dBA for 40 hours. Those are limits against damage, not levels to aim for, and they are not meant for ears that hurt.
    If sound plays all night, the level must be far lower.
    it cannot know how loud the sound is in your ears. So please do not rely on it alone.
    Please ask your doctor or audiologist before you use any sound app if you: wear a hearing aid or have a hearing implant; have hearing loss, or think you might; find that everyday sounds hurt or seem too loud (hyperacusis); have had ear surgery or an ear infection recently.
    With hearing loss, high sounds may be hard to hear.
    That can tempt you to set the level too high.
    A hearing check first is wise
    Stop listening if you notice any of these: pain in or around the ear; dizziness; muffled hearing; louder tinnitus; more worry or low mood. Rest your ears. If it does not pass soon, or you are worried, see a doctor. For an urgent sign, see when to get help.
    We cannot answer medical questions. Please take those to your doctor or audiologist.`,
  '/terms-of-service': `
    ${DEVICE_SENTENCE} ${DEVICE_SENTENCE}
    This site and the app are for adults aged 18 or over. Please do not join the waitlist or book a call if you are under 18.
    The app has not been medically evaluated. It is not a cure, and nothing on this site is medical advice.
    It is not a medical visit. Please see a doctor or an audiologist (a hearing specialist) about your tinnitus. Some signs need help fast. See when to get help.
    In an emergency, please do not wait for us. See when to get help.`,
  '/privacy-policy': `
    This site and the app are for adults aged 18 or over.`,
} satisfies OnPages<string>

/** More sentences for the landing page, if it offers the sound. */
export const SAFE_WITH_SOUND = `
    This page is silent until you press a Hear button.
    Turn your device down first. The four stages play a soft tone and a hiss. 12 seconds; stop any time. Not a test or treatment. If everyday sounds hurt, please skip the sound
    For illustration. Many people notice a quieter spell for seconds, some not at all.
    For illustration. In life it takes months, and not everyone gets there.
    Only a soft hiss plays. No tone.
    Choose “Lower”, or “A little louder”, and check your phone’s silent switch. Please leave your device turned down.`

/** Where the signs that need help at once are listed. */
const URGENT_SIGNS = '/medical-disclaimer#when-to-get-help'
const NUMBERS = 'tel:988 sms:988 sms:838255 tel:116123 sms:85258 sms:50808 tel:911 tel:999 tel:112'

/** Links to helplines and to the urgent signs, by page, each as often as the page must have it. */
export const HELP_LINKS: Readonly<Record<string, string>> = {
  '/': `${URGENT_SIGNS} ${URGENT_SIGNS} ${URGENT_SIGNS} tel:988 tel:116123 ${NUMBERS}`,
  '/medical-disclaimer': `${URGENT_SIGNS} ${URGENT_SIGNS} tel:116123 ${NUMBERS}`,
  '/terms-of-service': `${URGENT_SIGNS} ${URGENT_SIGNS}`,
} satisfies OnPages<string>
