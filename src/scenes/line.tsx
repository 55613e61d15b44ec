import type { SVGProps } from 'react'

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
