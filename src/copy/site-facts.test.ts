import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ALL_FACTS } from '../legal/real-pages.ts'
import { PRODUCT_NAME, unsetFacts } from './site-facts.ts'

const ALL_NAMES = [
  'companyName',
  'companyAddress',
  'contactEmail',
  'governingLaw',
  'privacyRepresentative',
  'hostingProvider',
  'serverLogRetention',
]

describe('the facts that are still unset', () => {
  it('are all of them at first', () => {
    expect(unsetFacts({})).toEqual(ALL_NAMES)
  })

  it('are none once all are set, and the list is whole by the facts’ own type', () => {
    expect(Object.keys(ALL_FACTS).sort()).toEqual([...ALL_NAMES].sort())
    expect(unsetFacts(ALL_FACTS)).toEqual([])
  })

  it.each(ALL_NAMES)('do not hold %s when it alone is set', (name) => {
    expect(unsetFacts({ [name]: 'given' })).toEqual(ALL_NAMES.filter((one) => one !== name))
  })

  it.each(['', '  ', '\n', undefined])('hold a fact that is set to %j', (blank) => {
    expect(unsetFacts({ ...ALL_FACTS, governingLaw: blank })).toEqual(['governingLaw'])
  })
})

describe('the name of the product', () => {
  const root = join(import.meta.dirname, '../..')

  function filesWithTheName(): string[] {
    const name = PRODUCT_NAME.toLowerCase()
    return ['src', 'demo', 'e2e']
      .flatMap((folder) =>
        readdirSync(join(root, folder), { recursive: true, withFileTypes: true }),
      )
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => readFileSync(path, 'utf8').toLowerCase().includes(name))
      .map((path) => relative(root, path))
  }

  it('is written in one file, so that it can be changed in one place', () => {
    expect(filesWithTheName()).toEqual(['src/copy/site-facts.ts'])
  })
})
