export const LEGAL_PAGES = {
  '/privacy-policy': 'Privacy Policy',
  '/terms-of-service': 'Terms of Service',
  '/medical-disclaimer': 'Medical Disclaimer',
}

export const ALL_PAGES = ['/', ...Object.keys(LEGAL_PAGES), '/no-such-page', '/500']
