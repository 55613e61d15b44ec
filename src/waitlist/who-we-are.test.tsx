import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { WhoWeAre } from './who-we-are.tsx'

const shown = (facts: object) => renderToStaticMarkup(<WhoWeAre facts={facts} />)

it('shows the company name as typed, and its contact address', () => {
  const html = shown({
    companyName: 'A $& <b>*C* Inc.',
    companyCity: 'Cork',
    contactEmail: 'a@b.example',
  })
  expect(html).toContain('<strong>Who we are</strong>')
  expect(html).toContain('is a project of A $&amp; &lt;b&gt;*C* Inc. in Cork. Write to us at')
  expect(html).toContain('<a href="mailto:a@b.example">a@b.example</a>.')
})

it('shows the known facts even without a contact address', () => {
  expect(shown({ companyName: 'Quiet Ltd' })).toContain('is a project of Quiet Ltd.</p>')
  expect(shown({ contactEmail: 'a@b.example' })).toContain('</strong> Write to us at <a')
  expect(shown({ sellsNothingOnCalls: true })).toContain('<strong>What to expect</strong> Nobody')
})

it('is empty if nothing is known', () => {
  expect(shown({ governingLaw: 'Ireland', publishesResults: false })).toBe('')
})
