import type { SVGProps } from 'react'

interface MarkProps extends SVGProps<SVGSVGElement> {
  /** For a drawing outside the pages, where tokens have no value. */
  colorOf?: (token: string) => string
}

/** One sharp line, one soft hill below its tip. */
export function Mark({ colorOf = (token) => `var(--${token})`, ...box }: MarkProps) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" {...box}>
      <path fill={colorOf('hill-2')} d="M0 27C10 27 8 8.5 20 8.5S28 27 32 27Z" />
      <path
        fill={colorOf('amber')}
        d="M9.5 27C11.5 22 11.2 10 11.7 2H12.3C12.8 10 12.5 22 14.5 27Z"
      />
    </svg>
  )
}
