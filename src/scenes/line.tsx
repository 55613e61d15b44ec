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
export const Wedge = ({ x }: { x: number }) => (
  <Fill.Amber d="M-25 0C-8-8-5-93 0-236C5-93 8-8 25 0Z" transform={`translate(${x} 250)`} />
)
