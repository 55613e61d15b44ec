import { SittingHead } from './head.tsx'
import type { SceneDrawing } from './scene.tsx'

/** Late at night a person sits on the edge of the bed, hands at the ears, the amber line at the ear. */
export const desperateForRelief: SceneDrawing = {
  viewBox: '0 0 480 480',
  drawing: (
    <>
      <rect className="wall" x={0} y={0} width={480} height={480} />
      <path className="floor" d="M0 420H480V480H0Z" />
      <rect className="pane" x={36} y={60} width={150} height={190} />
      <path className="sky" d="M36 214C80 190 120 222 186 198V250H36Z" />
      <path className="pale" d="M80 88a20 20 0 1 0 20 23a16.4 16.4 0 0 1 -20 -23Z" />
      <path className="wall" d="M106 60h9V250h-9zM36 148H186v9H36z" />
      <rect className="sky" x={26} y={250} width={170} height={12} rx={3} />
      <path className="ridge" d="M250 352H480V420H250Z" />
      <path className="hill-2" d="M236 340C300 318 400 330 480 316V384C400 392 300 380 236 396Z" />
      <path
        className="contour"
        d="M250 356C320 336 400 348 480 336M250 374C320 354 400 366 480 356"
        opacity={0.55}
      />
      <path className="ridge" d="M404 322C400 290 440 276 468 284V322Z" />
      <rect className="hill-3" x={458} y={262} width={14} height={158} rx={4} />
      <path
        className="ink"
        d="M206 420c-26 0-48 0-48-9 0-6 20-8 32-13l4-64c2-30 40-36 70-30l22 6V372H244l-2 48Z"
      />
      <SittingHead hair="ink" transform="translate(232 172) rotate(-112)" scale={0.42} />
      <path
        className="hill-1"
        d="M300 372C226 380 230 330 228 300C222 262 236 232 262 214C282 202 306 214 320 246C336 284 344 330 336 352C332 364 318 371 300 372Z"
      />
      <path className="skin" d="M222 196C206 184 214 160 232 158L240 178 236 204Z" />
      <path
        className="hill-2"
        d="M318 262C330 296 306 312 280 304C250 296 226 262 216 214L236 198C250 226 268 244 286 246Z"
      />
      <path className="line-amber" d="M0 250H26M352 250H480" />
      <path
        className="gap"
        d="M227 182Q234 167.6 234.2 137L236 88L237.8 137Q238 167.6 245 182"
        strokeWidth={8}
      />
      <path
        className="amber"
        d="M227 186Q234 171.6 234.2 141L236 14L237.8 141Q238 171.6 245 186Z"
      />
    </>
  ),
}
