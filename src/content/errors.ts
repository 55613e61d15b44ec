export const notFound = {
  title: 'Oops! Page not found',
  text: 'The page may have moved, or the address may have a typo in it.',
  homeLabel: 'Return to Home',
} as const

export const unexpectedError = {
  title: 'Unexpected Application Error!',
  text: 'Something went wrong on our side. Please try again in a little while.',
  homeLabel: 'Return to Home',
} as const

/** Shown in place of an island that failed; its content is also on the page as text. */
export const islandFailed = {
  masking: 'The animation did not start. The text below says the same.',
  waitlist: 'The form could not open here. The link opens the same form on its own page.',
} as const
