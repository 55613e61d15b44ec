/** The logo: the quiet line, its one sharp peak, and a soft hill that begins to cover it. */
export const Mark = () => (
  <svg viewBox="0 0 32 32" width="1.5em" height="1.5em" aria-hidden="true">
    <path
      fill="var(--amber)"
      d="M0 26.6H4.8C8.6 25.6 9.5 12 9.8 1.5H10.6C10.8 9 11.2 18 12.8 23L9 28H0Z"
    />
    <path fill="var(--hill-3)" d="M6 28C14.5 28 12.5 9 20.5 9S27.5 28 32 28Z" />
  </svg>
)
