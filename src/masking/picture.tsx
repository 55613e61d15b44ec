import { everydayPaths, hillPath, PICTURE, peakPath } from './geometry.ts'
import './picture.css'
import type { StageId } from './stages.ts'

interface PictureProps {
  stage: StageId
}

/**
 * Pitch against loudness at one stage. All shapes of all stages are there; the style sheet
 * morphs between them by transform and opacity. The words beside it say the same.
 */
export function Picture({ stage }: PictureProps) {
  return (
    <svg
      className="picture"
      data-stage={stage}
      viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
      aria-hidden="true"
    >
      <path className="picture-outline" d={peakPath} />
      <path className="picture-peak" d={peakPath} />
      <path className="picture-faint-peak" d={peakPath} />
      <path className="picture-hill" d={hillPath} />
      <g className="picture-everyday">
        {everydayPaths.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <path className="picture-axes" d={`M24 20V${PICTURE.floor}H620`} />
    </svg>
  )
}
