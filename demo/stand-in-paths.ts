/** Under `/t/`, as Fillout has its forms on an account's own domain. */
export const WAITLIST_PATH = '/t/waitlist'
export const BOOKING_PATH = '/booking'
/** A page that is not the form and speaks in its name; see `failure-modes.ts`. */
export const STRANGER_PATH = '/stranger'
