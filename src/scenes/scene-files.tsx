import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { fillInColors } from '../styles/read-colors.ts'
import { followScheme, siteColors } from '../styles/site-colors.ts'
import { stageScenes } from './chart.tsx'
import { desperateForReliefScene } from './desperate-for-relief.tsx'
import { focusScene } from './focus.tsx'
import { footerScene } from './horizon.tsx'
import { lifeScene } from './life.tsx'
import { noCureScene } from './no-cure.tsx'
import { qualityOfLifeScene } from './quality-of-life.tsx'
import { PAINT, type SceneDrawing } from './scene.tsx'
import { sleepScene } from './sleep.tsx'
import { faqScene } from './two-cups.tsx'

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

function drawFiles(scenes: Record<string, SceneDrawing>, color: (svg: string) => string) {
  return Object.entries(scenes).map(([name, { viewBox, drawing }]) => {
    const svg = color(
      renderToStaticMarkup(
        <svg xmlns="http://www.w3.org/2000/svg" viewBox={viewBox} {...PAINT} aria-hidden="true">
          {drawing}
        </svg>,
      ),
    )
    const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8)
    const [, , width, height] = viewBox.split(' ').map(Number)
    return { name, svg, width, height, path: `_astro/${name}.${hash}` }
  })
}

/** Pictures in separate files, which are lazily loaded, and their hashed paths. */
export const sceneFiles = [
  ...drawFiles(nightScenes, (svg) => fillInColors(svg, siteColors.night)),
  ...drawFiles(dayAndNightScenes, followScheme),
]
