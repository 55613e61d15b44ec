import type { StageId } from '../content/masking.ts'
import './chart.css'
import { Head } from '../scenes/head.tsx'
import { PEAK, Trace } from '../scenes/peak.tsx'
import { Fill, Scene, Stroke } from '../scenes/scene.tsx'

const nearRidge = (
  <Fill.Ridge d="M-3000 412H-900C-300 400 0 436 240 416S520 390 680 414 980 430 1152 406 1700 410 2100 420H4200V480H-3000Z" />
)

/** The land at night, behind everything else. */
const land = (
  <>
    <rect fill="var(--sky)" x={-3000} y={-600} width={7200} height={1080} />
    <Fill.Pane d="M-3000 384H-900C-300 330 0 400 200 372S420 320 560 362 760 410 900 388 1120 350 1300 380 1700 340 2100 380H4200V480H-3000Z" />
    {nearRidge}
  </>
)

const moon = <Fill.Pale d="M1070 104a26 26 0 1 0 28 34 23 23 0 0 1-28-34Z" />

const house = (
  <>
    <Fill.Ink d="M1010 412v-22l20-16 20 16v22Z" />
    <Fill.Pale d="M1026 392h9v11h-9z" />
  </>
)

/** Where the tinnitus stands at the middle pitch. */
const PEAK_PLACE = 'translate(880 440)'

const peak = <Fill.Amber d={PEAK} transform={PEAK_PLACE} />

const trace = <Trace transform={PEAK_PLACE} />

/**
 * The masking sound, at 72 % of the peak's height: the tip stays free, the rest shows through.
 * Narrow enough for the chart at each of the three pitches.
 */
const hill = (
  <>
    <Fill.Hill1 d="M595 440c137 0 166-256 285-256s97 256 186 256" opacity={0.56} />
    <Fill.Hill2 d="M661 440c105 0 127-218 219-218s77 218 148 218" opacity={0.44} />
    <Fill.Hill3 d="M764 440c56 0 67-117 116-117s42 117 81 117" opacity={0.36} />
    <Stroke.Accent d="M629 440C749 440 774 202 880 202S967 440 1047 440M664 440C768 440 789 241 880 241S955 440 1024 440M700 440C786 440 805 280 880 280S942 440 1000 440M735 440C805 440 819 319 880 319S930 440 977 440M771 440C823 440 834 359 880 359S918 440 954 440M806 440C841 440 849 398 880 398S907 440 931 440" />
  </>
)

/**
 * Voices, a kettle and a bird at first light. The peak stays behind them, as high as in stage 1, gray, and
 * always at the middle pitch: elsewhere it would cross the words, which chart-with-words.css places.
 */
const dailySounds = (
  <>
    <circle fill="var(--glow)" cx={956} cy={368} r={120} opacity={0.45} />
    <circle fill="var(--glow)" cx={956} cy={368} r={84} opacity={0.7} />
    <circle fill="var(--pale)" cx={956} cy={368} r={46} />
    {nearRidge}
    <Fill.Faint d={PEAK} transform={PEAK_PLACE} opacity={0.86} />
    <Fill.Ridge d="M780 440C840 396 920 362 1000 380S1100 420 1152 440Z" />
    <Fill.Hill1 d="M896 440C978 440 984 280 1058 280S1140 400 1240 440Z" />
    <Fill.Hill3 d="M684 440C746 440 742 300 796 300S860 440 930 440Z" />
    <Head hair="short" eyes="open" transform="translate(558 186) scale(-1 1)" scale={0.36} />
    <Head hair="bun" eyes="open" isSmiling transform="translate(666 188)" scale={0.36} />
    <Fill.Hill3 d="M508 400V318C508 278 520 258 541 250 552 258 570 256 579 248 598 254 606 282 606 372Z" />
    <Fill.Hill1 d="M624 372C624 282 632 258 651 250 662 258 680 256 689 248 710 256 720 278 720 318V400Z" />
    <Stroke.Accent d="M604 200q7 8 0 16M614 192q13 16 0 32" strokeWidth={4} />
    <Fill.Hill2 d="M440 440C520 440 520 272 616 272S712 440 792 440Z" />
    <g transform="translate(252 16)scale(.66)" strokeWidth={6}>
      <Fill.Object d="M764 438C746 404 758 366 792 358H826C860 366 872 404 854 438ZM786 352C790 340 800 337 809 337S828 340 832 352ZM802 331a7 7 0 0 1 14 0 7 7 0 0 1-14 0ZM846 396c22 0 24-22 38-34l14 8c-10 20-18 50-48 54Z" />
      <Stroke.Object d="M772 370C762 296 856 296 846 370M898 346c10-14-10-22 2-40" />
    </g>
    <g transform="translate(216 0)scale(.8)" strokeWidth={5}>
      <Stroke.Object d="M1046 326L1042 352M1066 328L1064 354" />
      <Fill.Object d="M990 268L1012 256C1014 238 1030 226 1050 228C1070 230 1080 244 1086 258C1096 280 1118 296 1144 300L1140 318C1122 322 1106 320 1094 314C1080 332 1050 336 1030 320C1016 308 1010 290 1012 276Z" />
      <Stroke.Hill1 d="M1046 274C1056 296 1076 304 1098 304" />
      <circle fill="var(--hill-1)" cx={1034} cy={250} r={4.5} />
    </g>
  </>
)

/** All stages in one drawing; CSS shows the chosen one. Pitch rises to the right, loudness upward. */
export const Chart = () => (
  <Scene viewBox="508 32 644 448" overflow="visible">
    {land}
    <g data-stage="initial masked residual-inhibition">{moon}</g>
    <g data-stage="initial residual-inhibition">{house}</g>
    <g data-stage="habituation">{dailySounds}</g>
    <Stroke.Control d="M508 48V440H1152" strokeWidth={2} />
    <g className="chart-pitched">
      <g data-stage="residual-inhibition">{trace}</g>
      <g className="chart-peak" data-stage="initial masked residual-inhibition">
        {peak}
      </g>
      <g className="chart-hill" data-stage="masked">
        {hill}
      </g>
    </g>
  </Scene>
)

/** One stage of the chart, with a small margin on its left. */
export const StageChart = ({ stage, className }: { stage: StageId; className: string }) => (
  <Scene viewBox="492 32 660 448" className={`${className} night`}>
    {land}
    {stage === 'habituation' ? dailySounds : moon}
    {(stage === 'initial' || stage === 'residual-inhibition') && house}
    {stage === 'residual-inhibition' && trace}
    {stage === 'residual-inhibition' && <g className="chart-peak">{peak}</g>}
    {(stage === 'initial' || stage === 'masked') && peak}
    {stage === 'masked' && hill}
  </Scene>
)
