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

/** A dotted outline where the peak was. */
const trace = (
  <path
    className="trace masking-trace"
    d="M842 440C868 428 873 300 880 84C887 300 892 428 918 440"
    strokeWidth={4}
    strokeDasharray=".1 9"
  />
)

/** The masking sound. Its crest stays below the tip of the peak, which shows through. */
const hill = (
  <g className="masking-hill">
    <path
      className="hill-1"
      d="M510 440C688 440 725 94 880 94S1018 440 1146 440"
      fillOpacity={0.56}
    />
    <path
      className="hill-2"
      d="M596 440C732 440 761 146 880 146S990 440 1092 440"
      fillOpacity={0.44}
    />
    <path
      className="hill-3"
      d="M730 440C802 440 817 282 880 282S940 440 996 440"
      fillOpacity={0.36}
    />
    <path
      className="contour"
      d="M554 440C710 440 743 118 880 118S1004 440 1118 440M600 440C734 440 762 171 880 171S987 440 1085 440M646 440C758 440 782 224 880 224S969 440 1052 440M692 440C782 440 801 277 880 277S952 440 1019 440M738 440C806 440 820 330 880 330S935 440 986 440M784 440C830 440 840 383 880 383S918 440 953 440"
    />
  </g>
)

/** Voices, a kettle and birds at first light; the peak stays behind them, pale, in the same place and at the same height. */
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
    <path className="hill-1" d="M954 440C1008 440 1019 176 1066 176S1201 440 1326 440" />
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
      d="M1196 439C1192 372 1184 320 1126 307 1076 296 1036 311 980 302M1048 304l-24 24M1189 372q26-18 28-52"
      strokeWidth={5}
    />
    <path
      className="object"
      transform="translate(1005 264) scale(.92)"
      d="M0 0C8-22 38-26 52-8L68-6 54 4C52 26 26 36 4 26L-34 40-22 22C-12 16-4 10 0 0Z"
    />
    <path
      className="object"
      transform="translate(1123 267) scale(-.78 .78)"
      d="M0 0C8-22 38-26 52-8L68-6 54 4C52 26 26 36 4 26L-34 40-22 22C-12 16-4 10 0 0Z"
    />
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
