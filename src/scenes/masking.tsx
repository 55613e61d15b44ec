import { Head } from './head.tsx'
import type { SceneDrawing } from './scene.tsx'

/** The chart: pitch rises from left to right, loudness from bottom to top. */
const VIEW_BOX = '508 32 644 448'

/** Hills at night, behind everything else. */
const land = (
  <>
    <rect className="sky" x={-3000} y={-600} width={7200} height={1080} />
    <g>
      <path
        className="pane"
        d="M-3000 384H-900C-300 330 0 400 200 372S420 320 560 362 760 410 900 388 1120 350 1300 380 1700 340 2100 380H4200V480H-3000Z"
      />
      <path
        className="ridge"
        d="M-3000 412H-900C-300 400 0 436 240 416S520 390 680 414 980 430 1152 406 1700 410 2100 420H4200V480H-3000Z"
      />
    </g>
  </>
)

const moon = (
  <path className="pale masking-moon" d="M1070 104a26 26 0 1 0 28 34 23 23 0 0 1-28-34Z" />
)

const house = (
  <g className="masking-house">
    <path className="ink" d="M1010 412v-22l20-16 20 16v22Z" />
    <path className="pale" d="M1026 392h9v11h-9z" />
  </g>
)

const axes = <path className="axis" d="M508 48V440H1152" strokeWidth={2} />

/** The tinnitus: one sharp peak. */
const peak = (
  <path
    className="amber masking-peak"
    d="M842 440C868 428 873 300 880 84C887 300 892 428 918 440Z"
  />
)

/** A dotted outline of the whole peak, around a lower one. */
const trace = (
  <path
    className="trace masking-trace"
    d="M842 440C868 428 873 300 880 84C887 300 892 428 918 440"
    strokeWidth={4}
    strokeDasharray=".1 9"
  />
)

/**
 * The masking sound. Its crest is at 72 % of the peak, whose tip stays free above it; below, the peak
 * shows through.
 */
const hill = (
  <g className="masking-hill">
    <path
      className="hill-1"
      d="M510 440C688 440 725 184 880 184S1018 440 1146 440"
      fillOpacity={0.56}
    />
    <path
      className="hill-2"
      d="M596 440C732 440 761 222 880 222S990 440 1092 440"
      fillOpacity={0.44}
    />
    <path
      className="hill-3"
      d="M730 440C802 440 817 323 880 323S940 440 996 440"
      fillOpacity={0.36}
    />
    <path
      className="contour"
      d="M554 440C710 440 743 202 880 202S1004 440 1118 440M600 440C734 440 762 241 880 241S987 440 1085 440M646 440C758 440 782 280 880 280S969 440 1052 440M692 440C782 440 801 319 880 319S952 440 1019 440M738 440C806 440 820 359 880 359S935 440 986 440M784 440C830 440 840 398 880 398S918 440 953 440"
    />
  </g>
)

/** Voices, a kettle and a bird at first light; the peak stays behind them, pale, in the same place and at the same height. */
const everyday = (
  <g className="masking-everyday">
    <circle className="pale" cx={962} cy={412} r={112} opacity={0.14} />
    <circle className="pale" cx={962} cy={412} r={84} opacity={0.14} />
    <circle className="pale" cx={962} cy={412} r={56} />
    <path
      className="ridge"
      d="M-3000 412H-900C-300 400 0 436 240 416S520 390 680 414 980 430 1152 406 1700 410 2100 420H4200V480H-3000Z"
    />
    <path
      className="faint"
      d="M842 440C868 428 873 300 880 84C887 300 892 428 918 440Z"
      fillOpacity={0.86}
    />
    <path className="hill-1" d="M926 440C992 440 1010 176 1062 176S1132 440 1198 440" />
    <path className="hill-2" d="M494 440C548 440 559 150 606 150S673 440 734 440" />
    <path className="hill-3" d="M684 440C745 440 758 220 812 220S875 440 934 440" />
    <Head hair="short" isAwake transform="translate(570 342) scale(-1 1)" scale={0.4} />
    <path
      className="hill-3"
      d="M509 440C511 424 519 416 531 412C544 420 568 420 579 410C598 414 612 424 616 440Z"
    />
    <Head hair="bun" isAwake isSmiling transform="translate(694 344)" scale={0.4} />
    <path
      className="hill-1"
      d="M650 440C654 424 666 414 686 410C698 420 720 422 733 412C750 416 764 424 768 440Z"
    />
    <path className="contour" d="M624 360q7 8 0 16M634 352q13 16 0 32" strokeWidth={4} />
    <g transform="translate(231 125)scale(.72)" strokeWidth={6}>
      <path
        className="object"
        d="M764 438C746 404 758 366 792 358H826C860 366 872 404 854 438ZM786 352C790 340 800 337 809 337S828 340 832 352Z"
      />
      <circle className="object" cx={809} cy={331} r={7} />
      <path
        className="object"
        d="M846 396C868 396 870 374 884 362L898 370C888 390 880 420 850 424Z"
      />
      <path className="line-object" d="M772 370C762 296 856 296 846 370M898 346c10-14-10-22 2-40" />
    </g>
    <path
      className="line-object"
      d="M1134 439C1130 404 1112 366 1066 354 1040 347 1014 352 990 346M1108 377q16-8 22-26"
      strokeWidth={5}
    />
    <path className="line-object" d="M1046 326L1042 350M1066 328L1064 354" strokeWidth={4} />
    <path
      className="object"
      d="M990 268L1012 256C1014 238 1030 226 1050 228C1070 230 1080 244 1086 258C1096 280 1118 296 1144 300L1140 318C1122 322 1106 320 1094 314C1080 332 1050 336 1030 320C1016 308 1010 290 1012 276Z"
    />
    <path className="line-hill-1" d="M1046 274C1056 296 1076 304 1098 304" strokeWidth={4} />
    <circle className="hill-1" cx={1034} cy={250} r={4} />
  </g>
)

/** All stages in one picture; CSS shows the parts of the chosen stage. */
export const masking: SceneDrawing = {
  viewBox: VIEW_BOX,
  drawing: (
    <>
      {land}
      {moon}
      {house}
      {everyday}
      {axes}
      {trace}
      {peak}
      {hill}
    </>
  ),
}

/** The chart, with a small margin on its left. */
const STILL_VIEW_BOX = '492 32 660 448'

/** One picture per stage. */
export const stills = {
  initial: {
    viewBox: STILL_VIEW_BOX,
    drawing: (
      <>
        {land}
        {moon}
        {house}
        {peak}
      </>
    ),
  },
  masked: {
    viewBox: STILL_VIEW_BOX,
    drawing: (
      <>
        {land}
        {moon}
        {peak}
        {hill}
      </>
    ),
  },
  'residual-inhibition': {
    viewBox: STILL_VIEW_BOX,
    drawing: (
      <>
        {land}
        {moon}
        {house}
        {trace}
        <g transform="translate(0 316.8) scale(1 .28)">{peak}</g>
      </>
    ),
  },
  habituation: {
    viewBox: STILL_VIEW_BOX,
    drawing: (
      <>
        {land}
        {everyday}
      </>
    ),
  },
} satisfies Record<string, SceneDrawing>
