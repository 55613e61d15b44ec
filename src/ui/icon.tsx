import './icon.css'

/** Strokes on a 24-pixel grid. */
const STROKES = {
  play: 'M6 4v16l14-8z',
  pause: 'M6 4h4v16H6zM14 4h4v16h-4z',
  up: 'M12 20V4M6 10l6-6 6 6',
  down: 'M12 4v16M6 14l6 6 6-6',
  right: 'M4 12h16M14 6l6 6-6 6',
  newTab: 'M14 4h6v6M20 4l-9 9M17 14v6H4V7h6',
} as const

/** Decorative: the words beside it, or the name of its button or link, say the same. */
export function Icon({ name }: { name: keyof typeof STROKES }) {
  return (
    <svg
      className="icon"
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={STROKES[name]} />
    </svg>
  )
}
