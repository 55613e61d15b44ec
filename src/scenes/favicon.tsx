import { renderToStaticMarkup } from 'react-dom/server'
import { followScheme } from '../styles/site-colors.ts'
import { Mark } from './mark.tsx'

/** The mark on a rounded background, as an SVG that follows the browser's color scheme. */
export function favicon(): string {
  return followScheme(
    renderToStaticMarkup(
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" aria-hidden="true">
        <rect fill="var(--ground)" width={32} height={32} rx={7} />
        <Mark x={3} y={3} width={26} height={26} />
      </svg>,
    ),
  )
}
