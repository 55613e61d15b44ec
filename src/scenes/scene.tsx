import type { SVGProps } from 'react'
import './scene.css'

interface SceneProps extends SVGProps<SVGSVGElement> {
  viewBox: string
}

/** A drawing in the page, colored by the tokens. Decorative: the text beside it says what it means. */
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

type Path = SVGProps<SVGPathElement>

const filled = (token: string) => (path: Path) => <path fill={`var(--${token})`} {...path} />
const stroked = (token: string) => (path: Path) => <path stroke={`var(--${token})`} {...path} />

/** Filled shapes, by their token: `<Fill.Ink d="…" />`. */
export const Fill = {
  Accent: filled('accent'),
  Amber: filled('amber'),
  Control: filled('control'),
  Faint: filled('faint'),
  Floor: filled('floor'),
  Ground: filled('ground'),
  HairGray: filled('hair-gray'),
  Hill1: filled('hill-1'),
  Hill2: filled('hill-2'),
  Hill3: filled('hill-3'),
  Ink: filled('ink'),
  Object: filled('object'),
  Pale: filled('pale'),
  Pane: filled('pane'),
  Ridge: filled('ridge'),
  Skin: filled('skin'),
  Sky: filled('sky'),
}

/** Lines, by their token. */
export const Stroke = {
  Accent: stroked('accent'),
  Control: stroked('control'),
  Hill1: stroked('hill-1'),
  Hill3: stroked('hill-3'),
  Ink: stroked('ink'),
  Object: stroked('object'),
}
