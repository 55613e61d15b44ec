import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ALL_FACTS } from '../../legal/real-pages.ts'
import { PRODUCT_NAME, unsetFacts } from '../site-facts.ts'

// The list is whole by the facts' own type.
const ALL_NAMES = Object.keys(ALL_FACTS)

describe('the facts that are still unset', () => {
  it('are all of them at first, and none once all are set', () => {
    expect(unsetFacts({}).sort()).toEqual(ALL_NAMES.toSorted())
    expect(unsetFacts(ALL_FACTS)).toEqual([])
    for (const name of ALL_NAMES) expect(unsetFacts({ [name]: 'given' })).not.toContain(name)
  })

  it.each(['', '  ', '\n', undefined])('hold a fact that is set to %j', (blank) => {
    expect(unsetFacts({ ...ALL_FACTS, governingLaw: blank })).toEqual(['governingLaw'])
  })
})

it('the name of the product is written in one file, so that it can be changed in one place', () => {
  const root = join(import.meta.dirname, '../../..')
  const files = globSync('{src,demo,e2e}/**/*.*', { cwd: root }).filter((file) =>
    readFileSync(join(root, file), 'utf8').toLowerCase().includes(PRODUCT_NAME.toLowerCase()),
  )
  expect(files).toEqual(['src/copy/site-facts.ts'])
})
