import { Head } from './head.tsx'
import type { SceneDrawing } from './scene.tsx'

/** A person sleeps; a small speaker on the bedside table; a soft hill spreads around the amber peak and stays below its tip. */
export const sleep: SceneDrawing = {
  viewBox: '0 0 760 480',
  drawing: (
    <>
      <rect className="wall" x={0} y={0} width={760} height={480} />
      <rect className="pane" x={440} y={44} width={230} height={220} />
      <path className="sky" d="M440 226C510 190 570 240 670 206V264H440Z" />
      <path className="pale" d="M500 80a26 26 0 1 0 26 29.9a21.32 21.32 0 0 1 -26 -29.9Z" />
      <path className="wall" d="M550 44h10V264h-10zM440 148H670v10H440z" />
      <rect className="sky" x={428} y={264} width={254} height={14} rx={3} />
      <path className="amber" d="M302 430Q318.3 398 318.5 330L322 92L325.5 330Q325.7 398 342 430" />
      <g opacity={0.5}>
        <path className="hill-1" d="M-8 430C150 430 183 106 322 106S494 430 652 430Z" />
      </g>
      <g opacity={0.4}>
        <path className="hill-2" d="M60 430C186 430 212 150 322 150S458 430 584 430Z" />
      </g>
      <path
        className="contour"
        d="M26 430C168 430 198 126 322 126S476 430 618 430M94 430C203 430 226 172 322 172S441 430 550 430M146 430C230 430 248 214 322 214S414 430 498 430"
        opacity={0.55}
      />
      <path className="floor" d="M0 430H760V480H0Z" />
      <path
        className="pale"
        d="M196 398C190 364 250 352 300 362C370 366 420 350 440 376C448 392 444 408 432 418H206Z"
      />
      <g transform="translate(330 336) rotate(0) scale(0.52) translate(-1190 -560)">
        <Head hair="hair-grey" />
        <path
          className="line-ink"
          d="M1216 582C1230 584 1236 556 1218 546C1204 540 1192 552 1196 566"
          strokeWidth={4.6}
        />
        <path className="line-ink" d="M1160 488q14 6 14 20" strokeWidth={5.8} />
      </g>
      <path
        className="hill-3"
        d="M256 430C262 390 250 332 214 318C176 304 150 352 100 366C60 376 30 360-10 380V430Z"
      />
      <path
        className="contour"
        d="M250 414C250 390 236 346 208 340C176 336 150 372 100 386C60 394 30 382-10 398M244 428C240 402 226 368 204 364C178 362 150 392 100 404C60 412 30 404-10 416"
        opacity={0.55}
      />
      <rect className="ridge" x={0} y={418} width={470} height={30} rx={6} />
      <rect className="ridge" x={440} y={440} width={16} height={40} />
      <rect className="ridge" x={10} y={440} width={16} height={40} />
      <rect className="ridge" x={560} y={352} width={150} height={14} rx={4} />
      <rect className="sky" x={574} y={366} width={122} height={76} />
      <path className="line-object" d="M620 404h30" opacity={0.55} />
      <rect className="ink" x={596} y={296} width={78} height={56} rx={14} />
      <circle className="hill-3" cx={635} cy={324} r={16} />
      <circle className="ink" cx={635} cy={324} r={6} />
      <path className="contour" d="M584 308q-12 16 0 32M566 298q-20 26 0 52M548 288q-28 36 0 72" />
    </>
  ),
}
