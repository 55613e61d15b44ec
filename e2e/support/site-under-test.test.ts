import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { NO_SETTINGS } from './site-under-test.ts'

it('a test’s site takes none of the settings that an owner may have given', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
  const settings = [...example.matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name]) => name)
  const ports = ['SITE_PORT', 'STAND_IN_PORT']
  expect(Object.keys(NO_SETTINGS).sort()).toEqual(
    settings.filter((name) => name && !ports.includes(name)).sort(),
  )
})
