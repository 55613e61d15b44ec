import type { SceneDrawing } from './scene.tsx'

/** An empty bed at night; a dotted trace where the amber line would be. */
export const notFound: SceneDrawing = {
  viewBox: '0 0 760 520',
  drawing: (
    <>
      <rect className="wall" x={0} y={0} width={760} height={520} />
      <path className="floor" d="M0 430H760V520H0Z" />
      <rect className="pane" x={250} y={50} width={330} height={290} />
      <path className="sky" d="M250 290C340 246 440 310 580 262V340H250Z" />
      <path
        className="pale"
        d="M330 96a34 34 0 1 0 34 39.099999999999994a27.88 27.88 0 0 1 -34 -39.099999999999994Z"
      />
      <path className="wall" d="M410 50h12V340h-12zM250 190H580v12H250z" />
      <rect className="sky" x={234} y={340} width={362} height={16} rx={3} />
      <path className="ridge" d="M0 380H420V450H0Z" />
      <path className="pale" d="M300 382C296 342 350 330 400 338C424 346 428 372 420 388H300Z" />
      <path className="hill-2" d="M-10 360C80 330 180 372 300 352V424C200 430 100 410-10 430Z" />
      <path
        className="contour"
        d="M-10 378C80 350 180 388 300 370M-10 396C80 370 180 404 300 388"
        opacity={0.55}
      />
      <path
        className="trace"
        d="M600 430Q638 366 638.2 230L640 60L641.8 230Q642 366 680 430"
        strokeWidth={4}
        strokeDasharray=".1 9"
      />
      <path className="contour" d="M0 430H600" opacity={0.55} />
    </>
  ),
}
