import { describe, expect, it } from 'vitest'
import { understandForm } from './form-providers.ts'

it.each([
  ['Google Forms (short link)', 'https://forms.gle/abcDEF123', 'docs.google.com/forms/d/e/'],
  ['Mailchimp', 'https://eepurl.com/abc-Xy', 'large link'],
  ['Mailchimp', 'https://quiet.us21.list-manage.com/subscribe?u=1&id=2', 'large link'],
  ['GetWaitlist', 'https://getwaitlist.com/waitlist/17774', 'script'],
  ['GetWaitlist', 'https://www.getwaitlist.com/waitlist/12014', 'script'],
  ['LaunchList', 'https://getlaunchlist.com/s/bVlUS5', 'script'],
  ['Kit', 'https://frankx.ck.page/newsletter', 'script'],
  ['Kit', 'https://quiet.kit.com/4c65576bd4', 'script'],
])('%s, %s, is opened by a link, with advice', (provider, openUrl, advice) => {
  expect(understandForm(openUrl)).toEqual({
    kind: 'link',
    provider,
    openUrl,
    advice: expect.stringContaining(advice),
  })
})

it.each([
  ['https://formspree.io/f/xyzabcde', 'Formspree endpoint'],
  ['https://tally.so/forms/mRoDv3/edit', 'where Tally lets its owner edit'],
  ['https://admin.typeform.com/form/NzdRpx/create', 'where Typeform lets'],
  ['https://docs.google.com/forms/d/1FAIpQL/edit', 'where Google Forms lets'],
  ['https://forms.office.com/Pages/DesignPageV2.aspx?id=1', 'where Microsoft Forms lets'],
  ['https://www.jotform.com/build/230402356070544', 'where Jotform lets'],
  ['https://app.kit.com/forms/designers/1/edit', 'where Kit lets'],
  ['', 'is blank'],
  ['tally.so/r/mRoDv3', 'is not a full web address'],
  ['//tally.so/r/mRoDv3', 'is not a full web address'],
  ['https:tally.so/r/mRoDv3', 'is not a full web address'],
  ['https:///tally.so/r/mRoDv3', 'third slash'],
  ['http://tally.so/r/mRoDv3', 'must begin with https://'],
  ['http://localhost.evil.example/', 'must begin with https://'],
  ['javascript:alert(1)//tally.so', 'must begin with https://'],
  ['data:text/html,<p>tally.so', 'must begin with https://'],
  ['https://tally.so@evil.example/r/mRoDv3', 'a user name'],
  ['https://@tally.so/r/mRoDv3', 'a user name'],
  ['https://evil.example\\@tally.so/r/mRoDv3', 'a backslash'],
  ['https://*.example.com/waitlist', 'cannot name'],
  ['https://*/waitlist', 'cannot name'],
  ["https://a;script-src'unsafe-inline'.example/", 'cannot name'],
  ['https://tally.so./r/mRoDv3', 'cannot name'],
  ['https://tally.so/r/mRo\u202eDv3', 'an invisible character'],
  ['https://ta\u200blly.so/r/mRoDv3', 'an invisible character'],
  ['https://tally.so/r/mRo\tDv3', 'an invisible character'],
])('%s is refused: %s', (address, reason) => {
  expect(understandForm(address)).toEqual({
    kind: 'refused',
    reason: expect.stringContaining(reason),
  })
})

describe('a link that is too long', () => {
  const OWN = 'https://tally.so/embed/mRoDv3?'
  const ADDED = '&formEventsForwarding=1'
  const room = 8000 - OWN.length - ADDED.length

  it('is refused from 8,001 characters, those of the frame counted', () => {
    const fits = `${OWN}${'a'.repeat(room)}${ADDED}`
    const understood = understandForm(fits)
    expect(understood.kind === 'frame' && understood.embedUrl === fits).toBe(true)
    expect(understandForm(`${OWN}${'a'.repeat(room + 1)}${ADDED}`).kind).toBe('refused')
    expect(understandForm(`${OWN}${'a'.repeat(room + 1)}`).kind).toBe('refused')
  })

  it('is refused at an unknown host too', () => {
    expect(understandForm(`https://forms.quiet.example/?${'a'.repeat(100_000)}`)).toEqual({
      kind: 'refused',
      reason: 'is longer than 8,000 characters, which servers may refuse',
    })
  })
})
