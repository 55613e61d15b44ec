import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'

interface IslandBoundaryProps {
  /** What the log calls the island. */
  name: string
  /** The same content, still, as it was before the island started. */
  fallback: ReactNode
  children: ReactNode
}

/** Keeps the words of an interactive part on the page when its script fails, and logs why. */
export function IslandBoundary({ name, fallback, children }: IslandBoundaryProps) {
  return (
    <ErrorBoundary
      fallback={fallback}
      onError={(error) => console.error(`The interactive part "${name}" failed:`, error)}
    >
      {children}
    </ErrorBoundary>
  )
}
