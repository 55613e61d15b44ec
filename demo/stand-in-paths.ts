/** Under `/t/`, like Fillout's forms on an account's own domain. */
export const WAITLIST_PATH = '/t/waitlist'
export const BOOKING_PATH = '/booking'
/** A page that is not the form and claims a sign-up in its name; see `failure-modes.ts`. */
export const STRANGER_PATH = '/stranger'
