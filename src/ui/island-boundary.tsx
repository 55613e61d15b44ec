import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'

interface IslandBoundaryProps {
  /** The island's name in the log. */
  name: string
  /** A static version of the content, as before hydration. */
  fallback: ReactNode
  children: ReactNode
}

/** Falls back to static content when an island fails, and logs the error. */
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
