import { Head } from './head.tsx'
import type { SceneDrawing } from './scene.tsx'

/** A person sleeps; a small speaker on the bedside table; a soft hill spreads around the amber peak and stays below its tip. */
export const sleepScene: SceneDrawing = {
  viewBox: '0 0 760 480',
  drawing: (
    <>
      <rect className="wall" x={0} y={0} width={760} height={480} />
      <rect className="pane" x={440} y={44} width={230} height={220} />
      <path className="sky" d="M440 226C510 190 570 240 670 206V264H440Z" />
      <path className="pale" d="M500 80a26 26 0 1 0 26 29.9a21.32 21.32 0 0 1-26-29.9Z" />
      <path className="wall" d="M550 44h10V264h-10zM440 148H670v10H440z" />
      <rect className="sky" x={428} y={264} width={254} height={14} rx={3} />
      <path className="amber" d="M317 430L322 88L327 430Z" />
      <path
        className="hill-1"
        opacity={0.55}
        d="M-8 430C150 430 183 182 322 182S494 430 652 430Z"
      />
      <path
        className="hill-2"
        opacity={0.45}
        d="M60 430C186 430 212 216 322 216S458 430 584 430Z"
      />
      <path
        className="contour"
        d="M26 430C168 430 198 197 322 197S476 430 618 430M94 430C203 430 226 233 322 233S441 430 550 430M146 430C230 430 248 265 322 265S414 430 498 430"
        opacity={0.6}
      />
      <path className="amber" opacity={0.62} d="M317 430L322 88L327 430Z" />
      <path className="pane" d="M0 430H760V480H0Z" />
      <g transform="translate(-30)">
        <rect className="hill-3" x={456} y={330} width={14} height={150} rx={6} />
        <path
          className="pale"
          d="M200 422C194 384 232 366 282 376C312 382 336 390 362 384C392 376 406 344 436 350C460 356 462 400 454 422Z"
        />
        <Head hair="receding" isSmiling transform="translate(322 346) rotate(82)" scale={0.58} />
        <path
          className="hill-3"
          d="M264 430C270 390 254 330 216 314C176 300 150 352 100 366C60 376 30 360-10 380V430Z"
        />
        <path
          className="contour"
          d="M256 414C254 388 238 344 210 338C176 332 150 372 100 386C60 394 30 382-10 398M250 428C244 400 228 366 206 362C178 358 150 392 100 404C60 412 30 404-10 416"
          opacity={0.55}
        />
        <rect className="ridge" x={-10} y={418} width={470} height={30} rx={6} />
        <path className="ridge" d="M46 440h16v40H46z" />
      </g>
      <rect className="ridge" x={560} y={352} width={150} height={14} rx={4} />
      <path className="ridge" d="M578 366h14v90h-14zM678 366h14v90h-14z" />
      <rect className="sky" x={574} y={366} width={122} height={70} />
      <path className="line-object" d="M620 400h30" opacity={0.55} />
      <rect className="ink" x={596} y={296} width={78} height={56} rx={14} />
      <circle className="hill-3" cx={635} cy={324} r={16} />
      <circle className="ink" cx={635} cy={324} r={6} />
      <path className="contour" d="M584 308q-12 16 0 32M566 298q-20 26 0 52M548 288q-28 36 0 72" />
    </>
  ),
}
