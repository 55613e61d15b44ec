import { expect, it } from 'vitest'
import { parseEnvFile } from './env-file.ts'

const LINES = [
  '# SITE_URL: see above',
  'SITE_URL=https://www.quiet.example',
  'WAITLIST_FORM_URL: https://tally.so/r/mR3 # ours',
  '  BOOKING_URL : "https://calendly.com/quiet/call"',
  '',
].join('\r\n')

const utf16 = Buffer.from(LINES, 'utf16le')
const marked = Buffer.from(`\ufeff${LINES}`, 'utf16le')

it.each([
  ['UTF-8', Buffer.from(LINES)],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${LINES}`)],
  ['UTF-16', utf16],
  ['UTF-16 with a byte order mark', marked],
  ['UTF-16, big-endian', Buffer.from(utf16).swap16()],
  ['UTF-16, big-endian, with a byte order mark', Buffer.from(marked).swap16()],
])('.env is read as saved in %s', (_encoding, bytes) => {
  expect(parseEnvFile(bytes)).toEqual({
    SITE_URL: 'https://www.quiet.example',
    WAITLIST_FORM_URL: 'https://tally.so/r/mR3',
    BOOKING_URL: 'https://calendly.com/quiet/call',
  })
})

it('an address keeps its hash, and a comment is none', () => {
  const file = [
    'WAITLIST_FORM_URL=https://form.typeform.com/to/Nz#list=1 # ours',
    'BOOKING_URL="https://cal.com/me/call#top" # theirs',
    'SITE_URL=https://www.quiet.example # https://old.example/#a',
    '# NOTE="not closed',
    'CURLY=“https://cal.com/me/call#top”',
    'CODE=<iframe src="https://form.typeform.com/to/Nz#list=1" width="100%"></iframe>',
    'export SHELL=https://form.typeform.com/to/Nz#list=2',
    "LINES='<iframe",
    "  src=https://tally.so/embed/x#a></iframe>' # copied",
    'EMPTY=',
    'NEXT=click#2',
  ].join('\n')
  expect(parseEnvFile(Buffer.from(file))).toEqual({
    WAITLIST_FORM_URL: 'https://form.typeform.com/to/Nz#list=1',
    BOOKING_URL: 'https://cal.com/me/call#top',
    SITE_URL: 'https://www.quiet.example',
    CURLY: '“https://cal.com/me/call#top”',
    CODE: '<iframe src="https://form.typeform.com/to/Nz#list=1" width="100%"></iframe>',
    SHELL: 'https://form.typeform.com/to/Nz#list=2',
    LINES: '<iframe\n  src=https://tally.so/embed/x#a></iframe>',
    EMPTY: '',
    NEXT: 'click#2',
  })
})

it('an empty .env sets nothing', () => {
  expect(parseEnvFile(Buffer.alloc(0))).toEqual({})
})
