import { Trace } from './peak.tsx'
import { Fill, Scene, Stroke } from './scene.tsx'

/** An empty bed at night; a dotted trace where the peak would be. */
export const ErrorScene = ({ className }: { className: string }) => (
  <Scene className={`night ${className}`} viewBox="0 0 760 520">
    <rect fill="var(--sky)" x={0} y={0} width={760} height={520} />
    <Fill.Floor d="M0 430H760V520H0Z" />
    <rect fill="var(--pane)" x={250} y={50} width={330} height={290} />
    <Fill.Ridge d="M250 290C340 246 440 310 580 262V340H250Z" />
    <Fill.Pale d="M330 96a34 34 0 1 0 34 39.1a27.88 27.88 0 0 1 -34-39.1Z" />
    <Fill.Sky d="M410 50h12V340h-12zM250 190H580v12H250z" />
    <rect fill="var(--pane)" x={234} y={340} width={362} height={16} rx={3} />
    <Fill.Ridge d="M36 380H428V452H36Z" />
    <Fill.Pale d="M306 382C302 342 350 330 398 336C424 344 432 372 424 388H306Z" />
    <Fill.Hill2 d="M36 350C112 334 190 372 306 352V424C214 432 122 412 36 426Z" />
    <Stroke.Accent d="M40 370c72-16 150 18 266 0M40 390c72-18 150 14 266-2" opacity={0.55} />
    <Fill.Ridge d="M18 472V342q0-12 12-12t12 12v130m376 0V302q0-12 12-12t12 12v170" />
    <Trace transform="translate(672 430) scale(1 1.04)" />
  </Scene>
)
