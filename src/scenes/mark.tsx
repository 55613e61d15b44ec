/** The logo: one sharp line, one soft hill below its tip. */
export const Mark = () => (
  <svg viewBox="0 0 32 32" width="1.5em" height="1.5em" aria-hidden="true">
    <path fill="var(--hill-2)" d="M0 27C10 27 8 8.5 20 8.5S28 27 32 27Z" />
    <path fill="var(--amber)" d="M9.5 27C11.5 22 11.2 10 11.7 2H12.3C12.8 10 12.5 22 14.5 27Z" />
  </svg>
)
