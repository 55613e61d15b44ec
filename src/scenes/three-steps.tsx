import { Fill, Scene, Stroke } from './scene.tsx'

/** The tinnitus, among the pitches. */
const peak = <Fill.Amber d="M58 96C64 93 64 62 66 6C68 62 68 93 74 96Z" />

/** Test tones are drawn shorter than the peak, and never in amber. */
const tones = (...pitches: number[]) =>
  pitches.map((x) => `M${x - 7} 96c5-2 6-20 7-46c1 26 2 44 7 46Z`).join('')

/** The hiss at one level; each stays below the tip: masking covers, it does not remove. */
const hill = (y: number) => `M11 96C40 96 46 ${y} 66 ${y}S88 96 112 96`

const DRAWINGS = {
  play: (
    <>
      <Fill.Control d={tones(17, 77, 107)} />
      <Fill.Accent d={tones(47)} />
      <Stroke.Accent d="M39 28q-6 8 0 16M31 19q-13 17 0 34M55 28q6 8 0 16M63 19q13 17 0 34" />
    </>
  ),
  pick: (
    <>
      <Fill.Control d={tones(17, 47, 107)} />
      {peak}
      <Fill.Accent d={tones(77)} />
      <Stroke.Accent d="M73 30l7 8 13-17" />
    </>
  ),
  choose: (
    <>
      {peak}
      <Fill.Hill3 opacity={0.85} d={hill(60)} />
      <Stroke.Accent opacity={0.6} d={hill(32) + hill(80)} strokeWidth={2} />
      <Stroke.Accent d={hill(60)} />
      <Stroke.Accent d="M111 26V66M103 58l8 8 8-8" />
    </>
  ),
}

export type Step = keyof typeof DRAWINGS

/** What each of the three steps is about. */
export const StepScene = ({ step }: { step: Step }) => (
  <Scene viewBox="10 0 112 96">{DRAWINGS[step]}</Scene>
)
