import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ALL_FACTS } from '../legal/tests/legal-fixtures.ts'
import { WhoWeAre } from './who-we-are.tsx'

const shown = (facts: object) =>
  renderToStaticMarkup(<WhoWeAre facts={{ ...ALL_FACTS, ...facts }} />)

it('names the company as typed, and where to write to it', () => {
  const html = shown({ companyName: 'A $& <b>*C* Inc.' })
  expect(html).toMatch(/^<h3[^>]*>Who we are<\/h3>/)
  expect(html).toContain('is made by A $&amp; &lt;b&gt;*C* Inc. Write to us at')
  expect(html).toContain(`<a href="mailto:${ALL_FACTS.contactEmail}">${ALL_FACTS.contactEmail}</a>`)
})

it.each(['companyName', 'contactEmail'])('says nothing without %s', (unset) => {
  expect(shown({ [unset]: undefined })).toBe('')
})
