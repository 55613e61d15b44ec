import './three-steps.css'
import { Scene } from './scene.tsx'

const LINE = <path fill="var(--amber)" d="M38.4 54L39.6 8H40.4L41.6 54Z" />
const GROUND = <path stroke="var(--control)" strokeWidth={2} d="M4 54H60" />

/** Its crest is at three quarters of the tip: masking covers, it does not remove. */
const HILL = 'M6 54C22 54 26 21 40 21S54 54 60 54Z'

/** What one would do in the app, without inventing its screens: pick a tone, hear the hiss, choose how soft. */
export function ThreeSteps() {
  return (
    <div className="three-steps">
      <Scene viewBox="0 0 64 64">
        {LINE}
        <path
          stroke="var(--text-quiet)"
          strokeWidth={2}
          d="M8 54V46M16 54V46M24 54V46M32 54V46M48 54V46M56 54V46"
        />
        {GROUND}
      </Scene>
      <Scene viewBox="0 0 64 64">
        {LINE}
        <path fill="var(--hill-3)" opacity={0.8} d={HILL} />
        {GROUND}
      </Scene>
      <Scene viewBox="0 0 64 64">
        {LINE}
        <path fill="var(--hill-3)" opacity={0.8} d="M6 54C22 54 26 43 40 43S54 54 60 54Z" />
        <path stroke="var(--accent)" strokeWidth={2} strokeDasharray="0.1 5" d={HILL} />
        {GROUND}
      </Scene>
    </div>
  )
}
