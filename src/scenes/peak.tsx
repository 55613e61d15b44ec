import type { SVGProps } from 'react'
import { Fill, Scene } from './scene.tsx'

/** The tinnitus: one sharp peak, 76 wide and 356 high, the middle of its foot at 0, 0. */
export const PEAK = 'M-38 0C-12-12-7-140 0-356C7-140 12-12 38 0'

/**
 * The peak in a scene, 50 wide and 236 high.
 * @param x the middle of its foot, in the scene's units; its y is 250
 */
export const Peak = ({ x }: { x: number }) => (
  <Fill.Amber d={PEAK} transform={`translate(${x} 250) scale(.66 ${236 / 356})`} />
)

/** The peak alone, as high as its frame. */
export const PeakScene = ({ className }: { className: string }) => (
  <Scene className={className} viewBox="0 14 50 236" preserveAspectRatio="xMidYMax">
    <Peak x={25} />
  </Scene>
)

/**
 * A dotted outline of the whole peak, where it is low or gone.
 * @param at an SVG transform
 */
export const Trace = ({ at }: { at: string }) => (
  <path d={PEAK} transform={at} stroke="var(--text-quiet)" strokeWidth={4} strokeDasharray=".1 9" />
)

interface LineProps extends SVGProps<SVGPathElement> {
  /** Unique within the page. */
  id: string
}

/**
 * The tinnitus over a person: a thin wedge that fades out above the head. Drawn down to it, it was read
 * as a needle or a candle.
 */
export const Line = ({ id, ...shape }: LineProps) => (
  <>
    <linearGradient id={id} x2={0} y1={0.62} y2={1}>
      <stop stopColor="var(--amber)" />
      <stop offset={1} stopColor="var(--amber)" stopOpacity={0} />
    </linearGradient>
    <path fill={`url(#${id})`} {...shape} />
  </>
)
