import type { SVGProps } from 'react'
import './scene.css'

interface SceneProps extends SVGProps<SVGSVGElement> {
  viewBox: string
}

/** A picture in the page, colored by the tokens. Decorative: the text beside it says what it means. */
export function Scene({ className = '', ...rest }: SceneProps) {
  return (
    <svg
      className={`scene ${className}`.trim()}
      fill="none"
      strokeWidth={3}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    />
  )
}
