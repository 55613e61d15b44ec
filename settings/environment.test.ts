import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { parseEnvFile, readEnvironment } from './environment.ts'

it('a file of settings that Windows named .env.txt is refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, '.env.txt'), 'SITE_URL=https://a.example')
  const advice = /^The settings are in \.env\.txt, which is not read\. Rename it to \.env;/
  expect(() => readEnvironment(folder)).toThrow(
    expect.objectContaining({ name: 'SettingsError', message: expect.stringMatching(advice) }),
  )
})

it.each([
  ['SITE_URL=https://a.example # ours', 'https://a.example'],
  ['export SITE_URL="https://a.example/#b" # ours', 'https://a.example/#b'],
  ['SITE_URL=https://a.example # see https://b.example/#c', 'https://a.example'],
  ["SITE_URL='<iframe\n src=https://a.example/#b>'", '<iframe\n src=https://a.example/#b>'],
])('in .env, %j is parsed as %j', (line, value) => {
  for (const end of ['\n', '\r\n']) {
    const file = `\ufeff${line}${end}OTHER=1`
    expect(parseEnvFile(Buffer.from(file))).toEqual({ SITE_URL: value, OTHER: '1' })
    expect(parseEnvFile(Buffer.from(file, 'utf16le'))).toEqual({ SITE_URL: value, OTHER: '1' })
  }
})

it('in .env, values that a # may cut are reported by line', () => {
  const file = `# The site #1
SITE_URL=https://a.example # ours
WAITLIST_FORM_URL=https://a.example/#b # ours
WAITLIST_FORM_PROVIDER=Acme #1 Forms
WAITLIST_FORM_TAG_NAMES = utm_source=a#b, ref=c#d
BOOKING_URL="https://a.example/#b"`
  const end = 'has a # outside quotation marks, which would cut off its value.'
  expect(() => parseEnvFile(Buffer.from(file))).toThrow(
    [
      'Please correct the file .env:',
      `  Line 3 (WAITLIST_FORM_URL) ${end}`,
      `  Line 4 (WAITLIST_FORM_PROVIDER) ${end}`,
      `  Line 5 (WAITLIST_FORM_TAG_NAMES) ${end}`,
      '  Put these values in "straight" quotation marks',
    ].join('\n'),
  )
})
