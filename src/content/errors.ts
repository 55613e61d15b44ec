export const notFound = {
  title: 'Oops! Page not found',
  text: 'The page may have moved, or the address may have a typo in it.',
} as const

export const unexpectedError = {
  title: 'Unexpected Application Error!',
  text: 'Something went wrong on our side. Please try again in a little while.',
} as const

/** The label of the link on both pages. */
export const homeLabel = 'Return to Home'

/** Shown where an island failed, or its script never came. */
export const islandFailed = {
  masking: 'This part did not start, so nothing moves or plays. The text below says the same.',
  waitlist: 'The form could not open here. The link opens the same form on its own page.',
} as const
