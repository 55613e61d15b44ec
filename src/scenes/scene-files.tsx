import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { siteColors } from '../styles/site-colors.ts'
import { desperateForRelief } from './desperate-for-relief.tsx'
import { faq } from './faq.tsx'
import { focus } from './focus.tsx'
import { footer } from './footer.tsx'
import { life } from './life.tsx'
import { stills } from './masking.tsx'
import { noCure } from './no-cure.tsx'
import { qualityOfLife } from './quality-of-life.tsx'
import css from './scene.css?raw'
import { LINES, type SceneDrawing } from './scene.tsx'
import { sleep } from './sleep.tsx'

/** The pictures that have files of their own, which come when they are near. */
const scenes = {
  'desperate-for-relief': desperateForRelief,
  'no-cure': noCure,
  'quality-of-life': qualityOfLife,
  ...stills,
  sleep,
  focus,
  life,
  faq,
  footer,
} satisfies Record<string, SceneDrawing>

export type SceneName = keyof typeof scenes

const roles = css.replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ')
const tokens = [...new Set([...roles.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = '']) => name))]
const { day, night } = siteColors
const palette = (colorOf: typeof day) =>
  `.scene{${tokens.map((name) => `--${name}:${colorOf(name)}`).join(';')}}`
const styles = `${palette(day)}@media(prefers-color-scheme:dark){${palette(night)}}${roles}`

function drawFile({ viewBox, drawing }: SceneDrawing) {
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className="scene"
      viewBox={viewBox}
      {...LINES}
      aria-hidden="true"
    >
      <style>{styles}</style>
      {drawing}
    </svg>,
  )
}

/** Each picture as an SVG that follows day and night by itself, and its address with a hash. */
export const sceneFiles = Object.entries(scenes).map(([name, scene]) => {
  const svg = drawFile(scene)
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8)
  const [, , width, height] = scene.viewBox.split(' ').map(Number)
  return { name, svg, width, height, path: `${'/_astro/'.slice(1)}${name}.${hash}` }
})
