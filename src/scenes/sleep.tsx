import { Head } from './head.tsx'
import { Fill, Scene, Stroke } from './scene.tsx'

/** A person sleeps, a small round speaker on the bedside table; a soft hill spreads around the peak, below its tip. */
export const SleepScene = () => (
  <Scene data-scene="sleep" viewBox="0 0 760 480">
    <rect fill="var(--sky)" x={0} y={0} width={760} height={480} />
    <rect fill="var(--pane)" x={440} y={44} width={230} height={220} />
    <Fill.Ridge d="M440 226C510 190 570 240 670 206V264H440Z" />
    <Fill.Pale d="M500 80a26 26 0 1 0 26 29.9a21.32 21.32 0 0 1-26-29.9Z" />
    <Fill.Sky d="M550 44h10V264h-10zM440 148H670v10H440z" />
    <rect fill="var(--pane)" x={428} y={264} width={254} height={14} rx={3} />
    <Fill.Hill1 opacity={0.55} d="M-8 430C150 430 183 182 322 182S494 430 652 430" />
    <Fill.Hill2 opacity={0.45} d="M60 430C186 430 212 216 322 216S458 430 584 430" />
    <Stroke.Accent
      d="M26 430C168 430 198 197 322 197S476 430 618 430M94 430C203 430 226 233 322 233S441 430 550 430M146 430C230 430 248 265 322 265S414 430 498 430"
      opacity={0.6}
    />
    {/* It fades out above the head, so that it does not look like a needle. */}
    <linearGradient id="sleep-peak" x2={0} y1={0.62} y2={1}>
      <stop stopColor="var(--amber)" />
      <stop offset={1} stopColor="var(--amber)" stopOpacity={0} />
    </linearGradient>
    <path fill="url(#sleep-peak)" d="M318.8 272L322 88L325.2 272Z" />
    <Fill.Pane d="M0 430H760V480H0Z" />
    <rect fill="var(--hill-3)" x={426} y={330} width={14} height={150} rx={6} />
    <Fill.Pale d="M170 422C164 384 202 366 252 376C282 382 306 390 332 384C362 376 376 344 406 350C430 356 432 400 424 422Z" />
    <Head
      hair="receding"
      eyes="closed"
      isSmiling
      transform="translate(292 346) rotate(82)"
      scale={0.58}
    />
    <Fill.Hill3 d="M234 430C240 390 224 330 186 314C146 300 120 352 70 366C30 376 0 366-80 374V430Z" />
    <Stroke.Accent
      d="M226 414C224 388 208 344 180 338C146 332 120 372 70 386C30 394 0 388-80 394M220 428C214 400 198 366 176 362C148 358 120 392 70 404C30 412 0 408-80 412"
      opacity={0.55}
    />
    <rect fill="var(--ridge)" x={-10} y={418} width={440} height={30} rx={6} />
    <rect fill="var(--ridge)" x={560} y={352} width={150} height={14} rx={4} />
    <Fill.Ridge d="M578 366h14v90h-14zM678 366h14v90h-14z" />
    <rect fill="var(--pane)" x={574} y={366} width={122} height={70} />
    <Stroke.Object d="M620 400h30" opacity={0.55} />
    <Fill.Hill3 d="M596 352C580 322 598 296 636 296S692 322 676 352Z" />
    <ellipse fill="var(--hill-1)" cx={636} cy={305} rx={20} ry={5} />
    <Stroke.Accent d="M578 308q-12 16 0 32M560 298q-20 26 0 52M542 288q-28 36 0 72" />
  </Scene>
)
