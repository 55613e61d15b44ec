import { expect, it } from 'vitest'
import { sectionHeadings } from '../legal/legal-text.ts'
import { readLegalPage } from '../legal/real-pages.ts'
import { headingId } from '../ui/prose.tsx'
import { legalLinks } from './site-links.ts'

it('the footer links three legal pages, and consumer health data only where the owner asks', () => {
  const three = ['/privacy-policy', '/terms-of-service', '/medical-disclaimer']
  expect(legalLinks().map(({ href }) => href)).toEqual(three)
  expect(legalLinks(true).map(({ href }) => href)).toEqual([
    ...three,
    '/privacy-policy#consumer-health-data',
  ])
  const anchors = sectionHeadings(readLegalPage('privacy-policy').body).map(headingId)
  expect(anchors).toContain('consumer-health-data')
})
