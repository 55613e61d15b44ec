export const PRODUCT_NAME = 'Sampletune'

export const LEGAL_PAGES = {
  '/privacy-policy': 'Privacy Policy',
  '/terms-of-service': 'Terms of Service',
  '/medical-disclaimer': 'Medical Disclaimer',
}

export const ALL_PAGES = [
  { name: 'the landing page', path: '/' },
  { name: 'the privacy policy', path: '/privacy-policy' },
  { name: 'the terms of service', path: '/terms-of-service' },
  { name: 'the medical disclaimer', path: '/medical-disclaimer' },
  { name: 'the 404 page', path: '/no-such-page' },
  { name: 'the unexpected error page', path: '/500' },
] as const
