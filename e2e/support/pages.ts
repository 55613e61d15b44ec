/** The stand-ins of the outside services, on the port that `playwright.config.ts` gives them. */
export const FORM_URL = 'http://localhost:4332/t/waitlist'
/** The form as the frame asks for it. */
export const FRAMED_FORM_URL = `${FORM_URL}?fillout-embed-id=waitlist`
export const BOOKING_URL = 'http://localhost:4332/booking'

export const LANDING_PAGE = { name: 'the landing page', path: '/' } as const

/** Every other kind of page, by an address that shows it. */
export const OTHER_PAGES = [
  { name: 'the privacy policy', path: '/privacy-policy' },
  { name: 'the terms of service', path: '/terms-of-service' },
  { name: 'the medical disclaimer', path: '/medical-disclaimer' },
  { name: 'the 404 page', path: '/no-such-page' },
  { name: 'the unexpected error page', path: '/%E0%A4%A' },
] as const

export const ALL_PAGES = [LANDING_PAGE, ...OTHER_PAGES] as const
