import { useEffect, useState } from 'react'
import { createDemonstration, type Phase } from './demonstration.ts'

/** What is fetched with the sound: the parts that are there only once it plays. */
type Panels = typeof import('./hear-panels.tsx') & { stepCount: number }

/** The sound as the page shows it. */
export type Demonstration = ReturnType<typeof useDemonstration>

/**
 * The demonstration, and what of it is to be seen.
 * @param onStage the stage that is heard has changed: its index
 */
export function useDemonstration(onStage: (stage: number) => void) {
  const [phase, setPhase] = useState<Phase>('idle')
  const [step, setStep] = useState(0)
  const [panels, setPanels] = useState<Panels>()
  const [{ start, stop, setStep: playAtStep }] = useState(() =>
    createDemonstration({
      load: async () => {
        const [player, loaded] = await Promise.all([
          import('./player.ts').then(({ startPlayer, STEP_COUNT }) => ({
            startPlayer,
            STEP_COUNT,
          })),
          import('./hear-panels.tsx').then(({ HearCaption, HearLevel, HearNothing, statusOf }) => ({
            HearCaption,
            HearLevel,
            HearNothing,
            statusOf,
          })),
        ])
        setPanels({ ...loaded, stepCount: player.STEP_COUNT })
        return player
      },
      onPhase: setPhase,
      onStage,
    }),
  )
  useEffect(() => () => stop(true), [stop])

  return {
    phase,
    isOn: phase === 'starting' || phase === 'playing',
    /** Index of one of the three quiet steps. */
    step,
    /** Nothing before the first press. */
    panels,
    stop: () => stop(),
    start: (picture: Element, stopButton: Element) => {
      setStep(0)
      start(picture, stopButton)
    },
    chooseStep: (index: number) => {
      setStep(index)
      playAtStep(index)
    },
  }
}
