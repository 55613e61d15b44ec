import { renderToStaticMarkup } from 'react-dom/server'
import { type Colors, fillInColors, siteColors } from '../styles/site-colors.ts'
import { Mark } from './mark.tsx'

const rule = (colors: Colors) =>
  fillInColors(':root{--ground:var(--ground);--amber:var(--amber);--hill-2:var(--hill-2)}', colors)

/** The mark on a rounded background, as an SVG that follows the browser's color scheme. */
export const favicon = () =>
  renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" aria-hidden="true">
      <style>
        {`${rule(siteColors.day)}@media(prefers-color-scheme:dark){${rule(siteColors.night)}}`}
      </style>
      <rect fill="var(--ground)" width={32} height={32} rx={7} />
      <Mark x={3} y={3} width={26} height={26} />
    </svg>,
  )
