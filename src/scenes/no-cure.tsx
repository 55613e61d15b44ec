import type { SceneDrawing } from './scene.tsx'

/** A shelf of bottles and jars with empty labels; the amber line still stands behind them. */
export const noCure: SceneDrawing = {
  viewBox: '0 0 480 480',
  drawing: (
    <>
      <rect className="wall" x={0} y={0} width={480} height={480} />
      <path className="floor" d="M0 420H480V480H0Z" />
      <path className="line-amber" d="M0 250H480" />
      <path className="amber" d="M228 250Q252 208.4 252.2 120L254 14L255.8 120Q256 208.4 280 250" />
      <rect className="ridge" x={30} y={392} width={420} height={16} rx={3} />
      <rect className="sky" x={52} y={408} width={14} height={12} />
      <rect className="sky" x={414} y={408} width={14} height={12} />
      <path className="hill-2" d="M52 392V322q0-14 14-18v-22h24v22q14 4 14 18V392Z" />
      <rect className="pale" x={60} y={276} width={36} height={14} rx={3} />
      <rect className="pale" x={52} y={336} width={52} height={30} />
      <path className="hill-3" d="M114 392V306h52V392Z" />
      <rect className="ink" x={110} y={288} width={60} height={20} rx={4} />
      <rect className="pale" x={114} y={330} width={52} height={34} />
      <path className="hill-1" d="M178 392V270q0-12 10-20v-44h16v44q10 8 10 20V392Z" />
      <rect className="pale" x={184} y={196} width={24} height={16} rx={3} />
      <rect className="pale" x={178} y={300} width={36} height={50} />
      <path className="hill-2" d="M224 392V336q0-10 8-14h44q8 4 8 14V392Z" />
      <rect className="ink" x={234} y={306} width={40} height={18} rx={4} />
      <path className="hill-3" d="M296 392V262q0-20 14-26v-22h22v22q14 6 14 26V392Z" />
      <rect className="ink" x={306} y={200} width={30} height={18} rx={3} />
      <path className="pale" d="M296 296h50v44h-50z" />
      <path className="hill-1" d="M356 392V330h36V392Z" />
      <rect className="pale" x={352} y={316} width={44} height={16} rx={4} />
      <path className="hill-2" d="M404 392V300q0-10 8-16v-24h18v24q8 6 8 16V392Z" />
      <rect className="ink" x={408} y={250} width={26} height={14} rx={3} />
      <rect className="pale" x={404} y={320} width={34} height={30} />
      <path
        className="line-ink"
        d="M66 351h24M124 347h32M188 318h16M188 330h16M306 318h30M413 335h16"
        strokeWidth={2.6}
      />
    </>
  ),
}
