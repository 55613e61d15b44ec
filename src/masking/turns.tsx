import type { ReactNode } from 'react'

/**
 * Texts that take turns in one place, so that a change moves nothing. All stay in the page:
 * translators replace text nodes, which React could not change afterwards.
 * @param shown key of the one that is shown
 */
export function Turns({ texts, shown }: { texts: Record<string, ReactNode>; shown: string }) {
  return (
    <span className="turns">
      {Object.entries(texts).map(([key, text]) => (
        <span key={key} data-shown={key === shown}>
          {text}
        </span>
      ))}
    </span>
  )
}
