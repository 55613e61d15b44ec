import type { SVGProps } from 'react'
import { Fill } from './scene.tsx'

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

/** The tinnitus as the chart draws it, on the line behind all three pictures of the problem. */
export const Peak = ({ x }: { x: number }) => (
  <Fill.Amber d={`M${x} 14c5 143 8 228 25 236h-50c17-8 20-93 25-236Z`} />
)

/** A dotted outline of the tinnitus, where it is low or gone. */
export const Trace = ({ d }: { d: string }) => (
  <path stroke="var(--text-quiet)" d={d} strokeWidth={4} strokeDasharray=".1 9" />
)
