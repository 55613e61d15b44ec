interface DemoPage {
  title: string
  text: string
  next?: { label: string; href: string }
}

const form: DemoPage = {
  title: 'Your waitlist form',
  text: 'The form of your provider shows here.',
  // A link, because the pages' security policy forbids sending a form to the site itself.
  next: { label: 'Join the waitlist', href: '/demo/joined' },
}

const joined: DemoPage = {
  title: 'You are on the waitlist',
  text: 'Your provider’s thank-you shows here.',
}

const booking: DemoPage = {
  title: 'Your booking page',
  text: 'The page on which visitors choose a time shows here.',
}

/** Stand-ins for the form and the booking page, only in the demo of `npm start`. */
export const demo = {
  note: 'This page is a stand-in. It sends nothing and keeps nothing.',
  pages: { form, joined, booking },
}
