import assert from 'node:assert/strict'
import { it } from 'node:test'
import { targetFirstElement } from './link-target.ts'

it('links lead to the first element of an answer, a list too', () => {
  const list = targetFirstElement('<ul>\n<li>One</li>\n</ul>', 'cost')
  assert.equal(list, '<ul id="cost" tabindex="-1">\n<li>One</li>\n</ul>')
})
