export const notFound = {
  title: 'Oops! Page not found',
  text: 'The address may be old or mistyped, but the rest of the site is still here.',
  homeLabel: 'Return to Home',
} as const

export const unexpectedError = {
  title: 'Unexpected Application Error!',
  text:
    'Something did not work as it should. ' +
    'This site keeps nothing of yours, so nothing is lost here. ' +
    'Please try again in a little while, or go back to the start.',
  homeLabel: 'Return to Home',
} as const

/** One line where an interactive part could not start; what it shows is there in words. */
export const islandFailed = {
  masking: 'The moving picture could not start. The words beside it say the same.',
  waitlist: 'The form could not open here. The link opens the same form in its own page.',
} as const
