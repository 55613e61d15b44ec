import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { resolveColors } from '../styles/read-colors.ts'
import { siteColors } from '../styles/site-colors.ts'
import { desperateForReliefScene } from './desperate-for-relief.tsx'
import { faqScene } from './faq.tsx'
import { focusScene } from './focus.tsx'
import { footerScene } from './footer.tsx'
import { lifeScene } from './life.tsx'
import { stageScenes } from './masking.tsx'
import { noCureScene } from './no-cure.tsx'
import { qualityOfLifeScene } from './quality-of-life.tsx'
import css from './scene.css?raw'
import { LINES, type SceneDrawing } from './scene.tsx'
import { sleepScene } from './sleep.tsx'

/** Night in both color schemes. */
const nightScenes = {
  'desperate-for-relief': desperateForReliefScene,
  'no-cure': noCureScene,
  'quality-of-life': qualityOfLifeScene,
  ...stageScenes,
  sleep: sleepScene,
} satisfies Record<string, SceneDrawing>

/** These follow the visitor's color scheme. */
const dayAndNightScenes = {
  focus: focusScene,
  life: lifeScene,
  faq: faqScene,
  footer: footerScene,
} satisfies Record<string, SceneDrawing>

export type SceneName = keyof typeof nightScenes | keyof typeof dayAndNightScenes

const NIGHT_STYLE = resolveColors(css, siteColors.night)
const DAY_STYLE = resolveColors(css, siteColors.day)
const DAY_AND_NIGHT_STYLE = `${DAY_STYLE}@media(prefers-color-scheme:dark){${NIGHT_STYLE}}`

function drawFile({ viewBox, drawing }: SceneDrawing, style: string) {
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className="scene"
      viewBox={viewBox}
      {...LINES}
      aria-hidden="true"
    >
      <style>{style}</style>
      {drawing}
    </svg>,
  )
}

const drawFiles = (scenes: Record<string, SceneDrawing>, style: string) =>
  Object.entries(scenes).map(([name, scene]) => {
    const svg = drawFile(scene, style)
    const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8)
    const [, , width, height] = scene.viewBox.split(' ').map(Number)
    return { name, svg, width, height, path: `_astro/${name}.${hash}` }
  })

/** Pictures in separate files, which are lazily loaded, and their hashed paths. */
export const sceneFiles = [
  ...drawFiles(nightScenes, NIGHT_STYLE),
  ...drawFiles(dayAndNightScenes, DAY_AND_NIGHT_STYLE),
]
