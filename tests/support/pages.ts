import { STAND_IN_ADDRESS } from './site-under-test.ts'

export { PRODUCT_NAME } from '../../src/content/tests/site-facts.ts'

export const FORM_URL = `${STAND_IN_ADDRESS}/t/waitlist`
/** The form as the frame requests it. */
export const FRAMED_FORM_URL = `${FORM_URL}?fillout-embed-id=waitlist`
export const BOOKING_URL = `${STAND_IN_ADDRESS}/booking`

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
