import { Pause, Play } from 'lucide-react'
import { masking } from '../copy/masking.ts'

interface PlayControlProps {
  isPlaying: boolean
  /** Before scripts run the button keeps its place, unseen: it could not do anything yet. */
  isReady: boolean
  onToggle: () => void
}

export function PlayControl({ isPlaying, isReady, onToggle }: PlayControlProps) {
  const Icon = isPlaying ? Pause : Play
  return (
    <div className="masking-control">
      <button
        type="button"
        className="button button-secondary"
        hidden={!isReady}
        onClick={onToggle}
      >
        <Icon className="icon" aria-hidden="true" />
        {isPlaying ? masking.pauseLabel : masking.playLabel}
      </button>
    </div>
  )
}
