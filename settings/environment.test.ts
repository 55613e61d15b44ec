import { expect, it } from 'vitest'
import { parseEnvFile } from './environment.ts'

it.each([
  ['SITE_URL=https://a.example # ours', 'https://a.example'],
  ['export SITE_URL="https://a.example/#b" # ours', 'https://a.example/#b'],
  ['SITE_URL=https://a.example/#b # ours', 'https://a.example/#b'],
  ['  SITE_URL = “https://a.example/#b”', '“https://a.example/#b”'],
  ['SITE_URL=https://a.example # see https://b.example/#c', 'https://a.example'],
  [
    "SITE_URL='<iframe\n  src=https://a.example/#b></iframe>'",
    '<iframe\n  src=https://a.example/#b></iframe>',
  ],
  ['# SITE_URL=https://a.example', undefined],
  ['SITE_URL=', ''],
])('in .env, %j is parsed as %j', (line, value) => {
  for (const end of ['\n', '\r\n']) {
    const file = `\ufeff${line}${end}OTHER=1`
    expect(parseEnvFile(Buffer.from(file))).toEqual({ SITE_URL: value, OTHER: '1' })
    expect(parseEnvFile(Buffer.from(file, 'utf16le'))).toEqual({ SITE_URL: value, OTHER: '1' })
  }
})
