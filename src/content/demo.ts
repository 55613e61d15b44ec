/** Stand-ins for the form and the booking page, only in the demo. */
export const demo = {
  note: 'This page is a stand-in. It sends nothing and keeps nothing.',
  pages: {
    form: { title: 'Your waitlist form', text: 'The form of your provider shows here.' },
    booking: {
      title: 'Your booking page',
      text: 'The page on which visitors choose a time shows here.',
    },
  },
}
