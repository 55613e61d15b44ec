import { useEffect, useState } from 'react'
import { createDemonstration, type Phase } from './demonstration.ts'

export type Demonstration = ReturnType<typeof useDemonstration>

/**
 * The demonstration as the page shows it.
 * @param onStage another stage is heard: its index
 */
export function useDemonstration(onStage: (stage: number) => void) {
  const [phase, setPhase] = useState<Phase>('idle')
  const [step, setStep] = useState(0)
  const [panels, setPanels] = useState<typeof import('./hear-panels.tsx')>()
  const [{ start, stop, setStep: playAtStep }] = useState(() =>
    createDemonstration({
      load: async () => {
        const loaded = await Promise.all([import('./player.ts'), import('./hear-panels.tsx')])
        setPanels(loaded[1])
        return loaded[0]
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
    /** Fetched at the first press. */
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
