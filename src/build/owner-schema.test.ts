import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Owner } from '../content/owner-type.ts'
import { checkOwner, ownerWarnings } from './owner-schema.ts'

const MINIMAL: Owner = { productName: 'Hush', isSoundOffered: true, isHealthDataLinked: false }

it('all faults are listed at once, with the file and the name of each text', () => {
  const owner = {
    productName: 'Hush for nights',
    contactEmail: 'ada@hush.example, bo@hush.example',
    contactMail: 'ada@hush.test',
    lead: ' ',
    about: 'Hush is\nours.',
    founderNote: { words: 'A'.repeat(241) },
  }
  const check = () => checkOwner('faulty.ts', owner)
  assert.throws(check, ({ message }: Error) => {
    for (const fault of [
      /^faulty\.ts:\n/,
      /has more than 12 characters\s+→ at productName/,
      /expected boolean, received undefined\s+→ at isHealthDataLinked/,
      /must be a single email address\s+→ at contactEmail/,
      /still an example.*\s+→ at contactEmail/,
      /Unrecognized key: "contactMail"/,
      /is empty\s+→ at lead/,
      /has a line break; put it on one line\s+→ at about/,
      /<=240 characters\s+→ at founderNote\.words/,
      /expected string, received undefined\s+→ at founderNote\.name/,
    ])
      assert.match(message, fault)
    return true
  })
})

it('an email address may have spaces around it, and any letter in its domain', () => {
  for (const contactEmail of ['ada@hush.test ', 'ada+hush@müller-hören.test'])
    assert.equal(
      checkOwner('owner.ts', { ...MINIMAL, contactEmail }).contactEmail,
      contactEmail.trim(),
    )
})

const TEXTS =
  'companyName companyAddress formProvider bookingProvider lead status adviser call news hearingAids about'

it('a text with a blank in brackets stops the build', () => {
  for (const name of ['productName', ...TEXTS.split(' ')])
    assert.throws(() => checkOwner('owner.ts', { ...MINIMAL, [name]: 'By [name].' }), RegExp(name))
  const whole = { words: 'It is softer.', name: 'Ada Byrne' }
  for (const part of [{ words: '[Words].' }, { name: '[Name]' }]) {
    const founderNote = { ...whole, ...part }
    assert.throws(() => checkOwner('owner.ts', { ...MINIMAL, founderNote }), /still an example/)
  }
})

it('a missing text that the law asks for brings a warning, and so does wrong punctuation', () => {
  const contact = { companyName: 'Hush Ltd.', contactEmail: 'ada@hush.test' }
  const founderNote = { words: '“It is softer.”', name: 'Ada Byrne' }
  const sentences = { lead: 'A calm app', status: 'It runs. Does it?' }
  const texts = { ...MINIMAL, ...contact, ...sentences, founderNote }
  assert.deepEqual(ownerWarnings(texts), [
    'companyAddress is not set. By law a site must say who runs it.',
    'lead has no period at its end.',
    'founderNote: the page adds the quotation marks.',
  ])
  for (const name of TEXTS.split(' ').slice(4))
    assert.ok(
      ownerWarnings({ ...MINIMAL, [name]: 'A' }).includes(`${name} has no period at its end.`),
    )
  const unset = ownerWarnings(MINIMAL).map((warning) => warning.split(' ')[0])
  assert.deepEqual(unset, ['companyName', 'companyAddress', 'contactEmail'])
})
