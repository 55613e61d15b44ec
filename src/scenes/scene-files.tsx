import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ColorOf } from '../styles/read-colors.ts'
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

/** Pictures in separate files, which are lazily loaded. */
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

/** Each role's class, property (fill or stroke) and token. */
const roles = [...css.matchAll(/\.scene \.([\w-]+) \{\s*(fill|stroke): var\(--([\w-]+)\)/g)].map(
  ([, name = '', property = '', token = '']) => ({ name, property, token }),
)

/** CSS for the roles that a picture uses, by day and by night. */
function stylesFor(shapes: string): string {
  const classes = [...shapes.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) =>
    names.split(' '),
  )
  const used = roles.filter(({ name }) => classes.includes(name))
  const rules = (colorOf: ColorOf) =>
    used.map(({ name, property, token }) => `.${name}{${property}:${colorOf(token)}}`).join('')
  return `${rules(siteColors.day)}@media(prefers-color-scheme:dark){${rules(siteColors.night)}}`
}

function drawFile({ viewBox, drawing }: SceneDrawing) {
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={viewBox}
      fill="none"
      {...LINES}
      aria-hidden="true"
    >
      <style>{stylesFor(renderToStaticMarkup(drawing))}</style>
      {drawing}
    </svg>,
  )
}

/** Each picture as an SVG that follows the color scheme, and its hashed path. */
export const sceneFiles = Object.entries(scenes).map(([name, scene]) => {
  const svg = drawFile(scene)
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8)
  const [, , width, height] = scene.viewBox.split(' ').map(Number)
  return { name, svg, width, height, path: `${'/_astro/'.slice(1)}${name}.${hash}` }
})
