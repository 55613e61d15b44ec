import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')

const expected = Object.fromEntries(
  read('public/_headers')
    .matchAll(/^ {2}([\w-]+): (.+)$/gm)
    .map(([, name, value]) => [name, value]),
)

it.each([
  ['hosting/nginx.conf', /add_header ([\w-]+) "?([^$"]+?)"? always;/g],
  ['hosting/Caddyfile', /\b([A-Z][\w-]+) "([^"]+)"/g],
  ['vercel.json', /"key": "([\w-]+)",\s+"value": "([^"]+)"/g],
])('%s sends the same five headers as public/_headers', (file, pattern) => {
  const sent = Object.fromEntries(
    [...read(file).matchAll(pattern)].map(([, name, value]) => [name, value]),
  )
  // Set through a variable, so that nginx sends it only over https.
  if (file.endsWith('nginx.conf')) {
    sent['Strict-Transport-Security'] = read(file).match(/\$hsts \{\s+on "([^"]+)"/)?.[1]
  }
  expect(Object.keys(expected)).toHaveLength(5)
  expect(sent).toMatchObject(expected)
})
