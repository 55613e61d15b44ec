import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ALL_FACTS } from '../legal/tests/legal-fixtures.ts'
import { WhoWeAre } from './who-we-are.tsx'

const shown = (facts: object) =>
  renderToStaticMarkup(<WhoWeAre facts={{ ...ALL_FACTS, ...facts }} />)

it('names the company as typed, and where to write to it', () => {
  const html = shown({ companyName: 'A $& <b>*C* Inc.' })
  expect(html).toContain('Who we are')
  expect(html).toContain('A $&amp; &lt;b&gt;*C* Inc. is the company behind')
  expect(html).toContain(
    `Write to us at <a href="mailto:${ALL_FACTS.contactEmail}">${ALL_FACTS.contactEmail}</a>.`,
  )
})

it('names the company where no address is given, and says nothing without a company', () => {
  expect(shown({ contactEmail: undefined })).not.toContain('Write to us')
  expect(shown({ contactEmail: undefined })).toContain('is the company behind')
  expect(shown({ companyName: undefined })).toBe('')
})
