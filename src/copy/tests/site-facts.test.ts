import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { PRODUCT_NAME } from '../site-facts.ts'

it('the product name is defined in a single file', () => {
  const root = join(import.meta.dirname, '../../..')
  const files = globSync('{src,dev,e2e}/**/*.*', { cwd: root }).filter((file) =>
    readFileSync(join(root, file), 'utf8').toLowerCase().includes(PRODUCT_NAME.toLowerCase()),
  )
  expect(files).toEqual([join('src', 'copy', 'site-facts.ts')])
})
