import { Head } from './head.tsx'
import { Line } from './peak.tsx'
import { Fill, Scene, Stroke } from './scene.tsx'
import './hero.css'

/** A fold of the cover; the lower ones lean toward the head. */
const fold = (i: number) =>
  `M${1158 - 6 * i} ${972 + 36 * i}c-18-224-54-440-${158 - 17 * i}-440s-106 152-${218 + 11 * i} 160-134-20-254 8-320 32-1420 72h-1500`

/**
 * A person lies awake in bed at night; one sharp amber line hangs in the air above, and the cover is drawn
 * up in a soft hill. The drawing overflows its viewBox to fill the window.
 */
export const HeroScene = () => (
  <Scene viewBox="0 0 1440 800" overflow="visible">
    <g className="hero-window">
      <Fill.Pane d="M936 84H1336V424H936Z" />
      <Fill.Ridge d="M936 384C990 330 1050 372 1110 350S1230 290 1336 340V424H936Z" />
      <Fill.Pale className="hero-moon" d="M1018 130a38 38 0 1 0 40 50 33 33 0 0 1-40-50Z" />
      <Fill.Ground d="M1128 84h14V424h-14ZM936 238H1336v14H936Z" />
      <Fill.Pane d="M916 424H1356v16H916Z" />
    </g>
    <Fill.Sky d="M1392-900V900H3800V-900Z" />
    {/* Beside the bed, visible on wide screens. */}
    <Fill.Pane d="M1490 168H1634V300H1490ZM1800 130H1990V900H1800Z" />
    <Fill.Ridge d="M1508 264C1546 220 1576 262 1616 232V282H1508Z" />
    <Fill.Ridge d="M1472 640H1640V800H1472ZM1452 624H1660V644H1452Z" />
    <Fill.Sky d="M1488 664H1624V726H1488Z" />
    <Fill.Object d="M1540 690H1572V696H1540ZM1820 470H1846V478H1820Z" />
    <Fill.Hill3 d="m1536 514 20-86h56l20 86Zm14 110q0-12 34-12t34 12Z" />
    <Stroke.Object d="M1584 612V514" />
    <Fill.Hill2 d="M1474 624L1470 590H1510L1506 624Z" />
    <Fill.Pale opacity={0.5} d="M1474 624L1466 564H1514L1506 624Z" />
    <Fill.Hill3 d="M1404 900V532Q1404 516 1418 516T1432 532V900Z" />
    <g transform="translate(1262 450)">
      <Line
        id="hero-line"
        className="hero-line"
        stroke="url(#hero-line)"
        d="M-3 0L0-400 3 0Z"
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
      />
    </g>
    <Fill.Ridge d="M1010 800C1010 690 1030 606 1096 622C1150 650 1200 676 1262 672C1320 668 1340 592 1384 590C1404 590 1404 640 1404 700V800Z" />
    <Head hair="receding" eyes="open" at="translate(1204 572) rotate(84)" scale={1.04} />
    <g className="hero-cover">
      <Fill.Hill2 d="M1172 900C1160 716 1112 496 1004 496S898 652 780 660 640 640 520 668 200 700-900 740H-2400V900Z" />
      <Stroke.Accent d={[0, 1, 2, 3].map(fold).join('')} />
    </g>
    <Fill.Hill1 d="M-2400 772H-900C200 730 500 770 760 742S1200 700 2600 760H3800V900H-2400Z" />
  </Scene>
)
