import { Head } from './head.tsx'
import { Fill, Scene, Stroke } from './scene.tsx'
import './hero.css'

/** A fold of the cover; the lower ones lean toward the head. */
const fold = (i: number) =>
  `M${1158 - 6 * i} ${972 + 36 * i}c-18-224-54-440-${158 - 17 * i}-440s-106 152-${218 + 11 * i} 160-134-20-254 8-320 32-1420 72h-1500`

/**
 * A person lies awake in bed at night; the cover is drawn up in a soft hill. The scene overflows its
 * viewBox to fill the window. The viewBox ends within the pillow: a wider one would show half of the bedpost.
 */
export const HeroScene = ({ className }: { className: string }) => (
  <Scene className={className} viewBox="0 200 1392 600" overflow="visible">
    <g className="hero-window">
      <Fill.Pane d="M936 264H1336V424H936Z" />
      <Fill.Ridge d="M936 394C990 350 1050 384 1110 364S1230 318 1336 362V424H936Z" />
      <Fill.Pale d="M1008 292a32 32 0 1 0 33.7 42.1 27.8 27.8 0 0 1-33.7-42.1Z" />
      <Fill.Ground d="M1128 264h14V424h-14Z" />
      <Fill.Pane d="M916 424H1356v16H916Z" />
    </g>
    <Fill.Sky d="M1392-900V900H3800V-900Z" />
    {/* Beside the bed, visible on wide screens. */}
    <Fill.Pane d="M1800 130H1990V900H1800Z" />
    <Fill.Ridge d="M1472 640H1640V800H1472ZM1452 624H1660V644H1452Z" />
    <Fill.Sky d="M1488 664H1624V726H1488Z" />
    <Fill.Object d="M1540 690H1572V696H1540ZM1820 470H1846V478H1820Z" />
    <Fill.Hill3 d="m1536 514 20-86h56l20 86Zm14 110q0-12 34-12t34 12Z" />
    <Stroke.Object d="M1584 612V514" />
    <Fill.Hill2 d="M1474 624L1470 590H1510L1506 624Z" />
    <Fill.Pale opacity={0.5} d="M1474 624L1466 564H1514L1506 624Z" />
    <Fill.Hill3 d="M1404 900V532Q1404 516 1418 516T1432 532V900Z" />
    <Fill.Ridge d="M1010 800C1010 690 1030 606 1096 622C1150 650 1200 676 1262 672C1320 668 1340 592 1384 590C1404 590 1404 640 1404 700V800Z" />
    <Head hair="receding" eyes="open" transform="translate(1204 572) rotate(84)" scale={1.04} />
    <g className="hero-cover">
      <Fill.Hill2 d="M1172 900C1160 716 1112 496 1004 496S898 652 780 660 640 640 520 668 200 700-900 740H-5000V900Z" />
      <Stroke.Accent d={[0, 1, 2, 3].map(fold).join('')} />
      {/* A hand holds it. */}
      <Fill.Skin d="M1030 576C1016 578 1010 590 1020 596 1006 600 1006 616 1020 618 1010 624 1014 638 1026 637 1020 646 1030 656 1042 652L1086 634C1102 626 1104 606 1094 592 1086 578 1072 572 1060 573Z" />
      <Stroke.Ink d="M1020 596q16-6 32-5M1020 618q18-7 36-6M1026 637q16-7 30-7" strokeWidth={2.5} />
    </g>
    <Fill.Hill1 d="M-5000 772H-900C200 730 500 770 760 742S1200 700 2600 760H3800V900H-5000Z" />
  </Scene>
)
