import { Head } from './head.tsx'
import type { SceneDrawing } from './scene.tsx'
import './hero.css'

/** Drawn upwards from the ear, so that it grows from there. */
const LINE = 'M-13 0Q-3.2-20.8-3-65L0-506 3-65Q3.2-20.8 13 0Z'

/** A person lies awake in bed at night; one sharp amber line rises from the ear, and the cover is drawn up in soft hills. */
export const hero: SceneDrawing = {
  viewBox: '0 0 1440 800',
  drawing: (
    <>
      <g className="hero-window">
        <path className="pane" d="M936 84H1336V424H936Z" />
        <path className="ridge" d="M936 384C990 330 1050 372 1110 350S1230 290 1336 340V424H936Z" />
        <path className="pale hero-moon" d="M1018 130a38 38 0 1 0 40 50 33 33 0 0 1-40-50Z" />
        <path className="wall" d="M1128 84h14V424h-14ZM936 238H1336v14H936Z" />
        <path className="pane" d="M916 424H1356v16H916Z" />
      </g>
      <path className="sky" d="M1392-900V60C1378 300 1404 420 1384 720H3800V-900Z" />
      <path
        className="pane"
        d="M1000 900C960 700 1000 604 1090 618C1200 644 1290 640 1376 574C1420 540 1480 560 1500 640H3800V900Z"
      />
      <path
        className="ridge"
        d="M976 740C950 656 1010 606 1090 622C1200 648 1290 644 1370 584C1420 548 1470 590 1460 650C1450 720 1400 760 1340 770H990Z"
      />
      <Head hair="hair-grey" />
      <path
        className="line-ink"
        d="M1216 582C1230 584 1236 556 1218 546C1204 540 1192 552 1196 566M1194 470q7 9 4 22M1091 447q4 8 12 10"
        strokeWidth={2.6}
      />
      <circle className="ink" cx={1168} cy={485} r={5.5} />
      <g transform="translate(1213 566)">
        {/* The cut reaches as far as the head; above it, the line stands before the window. */}
        <svg aria-hidden="true" x={-40} y={-125} width={80} height={125} viewBox="-40 -125 80 125">
          <path
            className="gap hero-line"
            d={LINE}
            strokeWidth={8}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <path
          className="amber line-amber hero-line"
          d={LINE}
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
        />
      </g>
      <g className="hero-cover">
        <path
          className="hill-2"
          d="M1150 900C1136 716 1064 500 960 500S880 652 774 660 640 640 520 668 200 700-900 740H-2400V900Z"
        />
        <g className="contour">
          <path
            id="hero-fold"
            d="M1150 940C1126 716 1064 500 960 500S880 652 774 660 640 640 520 668 200 700-900 740H-2400"
            transform="translate(0 32)"
          />
          <use href="#hero-fold" y={34} />
          <use href="#hero-fold" y={70} />
          <use href="#hero-fold" y={108} />
        </g>
      </g>
      <path
        className="hill-1"
        d="M-2400 772H-900C200 730 500 770 760 742S1200 700 2600 760H3800V900H-2400Z"
      />
    </>
  ),
}
