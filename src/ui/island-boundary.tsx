import { Component, type ReactNode } from 'react'

interface IslandBoundaryProps {
  /** The island's name in the log. */
  name: string
  /** A static version of the content, as before hydration. */
  fallback: ReactNode
  children: ReactNode
}

/** Falls back to static content when an island fails, and logs the error. */
export class IslandBoundary extends Component<IslandBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(`The interactive part "${this.props.name}" failed:`, error)
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
