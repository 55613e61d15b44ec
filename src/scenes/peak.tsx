import { Fill, Scene } from './scene.tsx'

/** The tinnitus: one sharp peak, 76 wide and 356 high, the middle of its foot at 0, 0. */
export const PEAK = 'M-38 0C-12-12-7-140 0-356C7-140 12-12 38 0'

interface PeakProps {
  /** The middle of its foot, in the scene's units. Its y is 250. */
  x: number
  /** In the scene's units. */
  height?: number
}

/** The peak in a scene, 50 wide. */
export const Peak = ({ x, height = 236 }: PeakProps) => (
  <Fill.Amber d={PEAK} transform={`translate(${x} 250) scale(.66 ${height / 356})`} />
)

/** The peak alone, as high as its frame. */
export const PeakScene = ({ className }: { className: string }) => (
  <Scene className={className} viewBox="0 14 50 236" preserveAspectRatio="xMidYMax">
    <Peak x={25} />
  </Scene>
)

/**
 * A dotted outline of the whole peak, where it is low or gone.
 * @param transform where, in SVG's notation
 */
export const Trace = ({ transform }: { transform: string }) => (
  <path
    d={PEAK}
    transform={transform}
    stroke="var(--text-quiet)"
    strokeWidth={4}
    strokeDasharray=".1 9"
  />
)
