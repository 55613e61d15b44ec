import { expect, it } from 'vitest'
import { renderText } from '../copy/tests/text-fixtures.ts'
import { legalLinks } from './site-links.ts'

it('the footer links to three legal pages, and to consumer health data only if the owner enables it', async () => {
  const three = ['/privacy-policy', '/terms-of-service', '/medical-disclaimer']
  expect(legalLinks().map(({ href }) => href)).toEqual(three)
  expect(legalLinks(true).map(({ href }) => href)).toEqual([
    ...three,
    '/privacy-policy#consumer-health-data',
  ])
  expect(await renderText('legal/privacy-policy')).toContain(' id="consumer-health-data">')
})
