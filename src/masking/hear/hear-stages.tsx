import { Square, Volume2 } from 'lucide-react'
import { type MouseEvent, useCallback, useRef } from 'react'
import { hearInvitation } from '../../copy/hear-invitation.ts'
import type { Demonstration } from './use-demonstration.ts'

interface HearStagesProps {
  /** Until scripts run, all this keeps its place, unseen. */
  isReady: boolean
  sound: Demonstration
  /** Index of the stage in the picture. */
  stage: number
  onPress: (event: MouseEvent) => void
}

/** The invitation to hear the stages, above the one button that plays and stops the sound. */
export function HearStages({ isReady, sound, stage, onPress }: HearStagesProps) {
  const { phase, isOn, panels, step, chooseStep } = sound
  const button = useRef<HTMLButtonElement>(null)
  const focusButton = useCallback(() => button.current?.focus({ preventScroll: true }), [])
  const playing = phase === 'playing' ? panels : undefined
  const Icon = isOn ? Square : Volume2
  return (
    <div className="hear needs-scripts" hidden={!isReady}>
      <p className="hear-notice" id="hear-notice">
        {hearInvitation.notice.join(' ')}
      </p>
      <div className="hear-bar" data-on={isOn}>
        {playing && <playing.HearCaption stage={stage} />}
        <button
          type="button"
          className={`button ${isOn ? 'button-primary' : 'button-secondary'}`}
          ref={button}
          aria-describedby={isOn ? undefined : 'hear-notice'}
          onClick={onPress}
        >
          <Icon className="icon" aria-hidden="true" />
          {isOn ? hearInvitation.stopLabel : hearInvitation.hearLabel}
        </button>
        {playing && (
          <playing.HearLevel step={step} onChoose={chooseStep} onFocusLost={focusButton} />
        )}
      </div>
      <p className="hear-status" role="status">
        {phase === 'failed' ? hearInvitation.failed : panels?.statusOf(phase)}
      </p>
      {(phase === 'playing' || phase === 'ended') && panels && <panels.HearNothing />}
    </div>
  )
}
