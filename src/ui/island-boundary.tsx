import { Component, type ReactNode } from 'react'

interface IslandBoundaryProps {
  /** Shown in place of the content: a simpler version that needs no script. */
  fallback?: ReactNode
  /** What visitors are told if the island fails. */
  failure: string
  children: ReactNode
}

/** Shows the fallback when an island fails, and says so. React logs the error. */
export class IslandBoundary extends Component<IslandBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    const { fallback, failure, children } = this.props
    const { hasFailed } = this.state
    return (
      <>
        {/* Also shown by island-failure.ts, if the island's script never arrives. */}
        <p className="island-failure" hidden={!hasFailed}>
          {failure}
        </p>
        {hasFailed ? fallback : children}
      </>
    )
  }
}
