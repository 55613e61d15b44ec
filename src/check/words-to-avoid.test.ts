import assert from 'node:assert/strict'
import { it } from 'node:test'
import { wordsToAvoidIn } from './words-to-avoid.ts'

const found = (text: string, mayUseLegalWords = false) =>
  wordsToAvoidIn(text, mayUseLegalWords, 'Hush').map(({ found: word }) => word)

const AVOIDED =
  'a cure, cured, curing, curable, curative, treats, treated, treatable, treatment, healing, healer, eliminates, silences, relief, relieve, proven, evidence-based, evidence based, breakthroughs, proves, proved, proving, experts recommend, doctor-recommended, recommended by, diagnosis, measures, detected, therapy, patients, sufferers, sleeps better, better sleep, restores, safe for, 100 %, safely, guaranteed, prevention, the only, best, unlike, leading, better than, compliant, compliance, certified, elderly, pensioner, seniors, torture, nightmares, crazy, live with it, hurry, last chance, limited time, limited places, limited spots, act now, instantly, results vary, results may vary, up to 30, placeholder, undefined, null'

for (const words of AVOIDED.split(', '))
  it(`“${words}” is to be avoided`, () => assert.equal(found(`This is ${words}.`).length, 1))

it('fixed words, denials, care by others and legal phrases may be used', () => {
  for (const text of [
    'Better Sleep',
    'Is it suitable for seniors?',
    'How personalized sound therapy helps you',
    'Not tested yet, and not a cure',
    'Be wary of anyone who sells a cure.',
    'Or tomorrow. There is no hurry.',
    'A cookie is kept for up to 30 days, or for compliance with a legal obligation.',
    'Many say that hearing care or a talking therapy (CBT) helps.',
  ])
    assert.deepEqual(found(text), [])
})

it('ordinary legal words may be used in the privacy policy and the terms', () => {
  for (const text of [
    'We use technical and organizational measures.',
    'We detect and prevent fraud, and may ask you to prove who you are.',
    'Nobody is liable for loss suffered by others.',
    'We treat as confidential what you tell us.',
    'A court may grant injunctive relief, and you may cure a breach.',
    'Anything else is null and void.',
  ]) {
    assert.deepEqual(found(text, true), [])
    assert.notDeepEqual(found(text), [], text)
  }
})

it('claims about the app are to be avoided there, too', () => {
  for (const text of [
    'The app treats your tinnitus.',
    'Our app can measure it.',
    'Hush treats what you hear.',
    'Our product will cure you.',
    'It restores your hearing.',
    'It restores your sleep.',
    'It eliminates ringing.',
    'It detects symptoms.',
    'Made for people suffering from tinnitus.',
    'We are GDPR compliant.',
    'We are certified.',
    'We work in compliance with the GDPR.',
    'It is clinically proven.',
  ])
    assert.equal(found(text, true).length, 1, text)
})
