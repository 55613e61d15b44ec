import { SittingHead } from './head.tsx'
import type { SceneDrawing } from './scene.tsx'

/** Two people talk across a small table; the amber line stands between them. */
export const qualityOfLife: SceneDrawing = {
  viewBox: '0 0 480 480',
  drawing: (
    <>
      <rect className="wall" x={0} y={0} width={480} height={480} />
      <path className="floor" d="M0 420H480V480H0Z" />
      <path className="sky" d="M0 420C58 420 70 60 120 60S224 420 320 420Z" />
      <path className="sky" d="M182 420C273 420 292 90 372 90S428 420 480 420Z" />
      <path className="line-amber" d="M0 250H222M258 250H480" />
      <SittingHead hair="ink" transform="translate(92 206) scale(-1 1) rotate(-90)" />
      <path
        className="hill-1"
        d="M4 420C6 340 16 298 44 288Q68 312 96 288C144 298 166 340 170 420Z"
      />
      <SittingHead hair="hair-grey" transform="translate(390 206) rotate(-90)" />
      <path
        className="ridge"
        d="M310 420C312 340 336 298 386 288Q414 312 438 288C464 298 474 340 476 420Z"
      />
      <path
        className="contour"
        d="M170 214q14 14 0 30M186 202q24 26 0 54M310 214q-14 14 0 30M294 202q-24 26 0 54"
      />
      <path className="ink" d="M60 386H420V402H60Z" />
      <rect className="ink" x={232} y={400} width={16} height={62} />
      <path
        className="object"
        d="M150 386v-26h34v26zM184 364h8q6 0 6 7t-6 7h-8v-4h6q3 0 3-3t-3-3h-6zM300 386v-26h34v26zM300 364h-8q-6 0-6 7t6 7h8v-4h-6q-3 0-3-3t3-3h6z"
      />
      <path className="amber" d="M216 386Q238 347.6 238.2 266L240 14L241.8 266Q242 347.6 264 386" />
    </>
  ),
}
