import { Head } from './head.tsx'
import { Fill, Scene, Stroke } from './scene.tsx'

/** A person reads an open book at a desk; rain, and the peak behind a hill far away. */
export const FocusScene = () => (
  <Scene data-scene="focus" viewBox="0 0 560 440">
    <rect fill="var(--ground)" x={0} y={0} width={560} height={440} />
    <Fill.Hill1 opacity={0.6} d="M0 0H560V440H0Z" />
    <rect fill="var(--pane)" x={36} y={36} width={224} height={230} />
    <Fill.Amber d="M76 226C88 206 90 150 92 98C94 150 96 206 108 226Z" />
    <Fill.Ridge d="M36 214C92 214 85 130 113 130S138 202 170 202 222 190 260 174V266H36Z" />
    <Fill.Hill2 d="M36 240C90 200 160 250 260 216V266H36Z" />
    <Stroke.Accent
      d="M66 56l-7 24M122 74l-7 24M192 54l-7 24M240 78l-7 24M64 112l-7 24M56 160l-7 24M198 116l-7 24M238 144l-7 24"
      opacity={0.5}
    />
    <Fill.Hill1 d="M143 36h10V266h-10zM27 266H269q3 0 3 3V277q0 3-3 3H27q-3 0-3-3V269q0-3 3-3z" />
    <Fill.Hill1 d="M0 400H560V440H0Z" />
    <Fill.Ridge d="M528 440V300q0-8-7-8t-7 8V410H446q-6 0-6 6t6 6h68v18z" />
    <Head
      hair="short"
      eyes="lowered"
      isSmiling
      transform="translate(404 196) rotate(-12)"
      scale={0.5}
    />
    <Fill.Hill3 d="M410 340C404 316 408 300 422 290C436 294 462 288 477 276C508 290 524 330 522 372C522 396 520 404 514 412H410C402 388 402 362 410 340Z" />
    <Fill.Ink d="M498 380h-78c-24 0-36 16-34 44l2 16h38l4-24h70c22 0 20-36-2-36" />
    <Fill.Ridge d="M44 350H392q6 0 6 8t-6 8H372V440H358V366H72V440H58V366H44q-6 0-6-8t6-8z" />
    <Fill.Hill3 d="M84 330H176V334H94V346H176V350H84z" />
    <Fill.Hill2 d="M156 312H72V316H146V326H72V330H156z" />
    <Fill.Pale d="M94 334H172V346H94zM76 316H146V326H76z" />
    <g transform="matrix(1 0 -.3 .74 292 348)" strokeWidth={2}>
      <Fill.Hill3 d="M-72-100H72V4H-72Z" />
      <Fill.Pale d="M0-4C-14-14-46-14-68-6V-98C-46-106-14-106 0-96C14-106 46-106 68-98V-6C46-14 14-14 0-4Z" />
      <Stroke.Control d="M0-96V-4M-56-84q22-6 42 0M-56-66q22-6 42 0M-56-48q22-6 42 0M-56-30q22-6 42 0M14-84q20-6 42 0M14-66q20-6 42 0M14-48q20-6 42 0M14-30q20-6 42 0" />
    </g>
    <Fill.Skin d="M229 328C222 318 226 302 237 298C244 297 259 299 265 302C271 305 269 312 262 312C255 312 251 314 248 318C243 324 237 329 229 328Z" />
    <Fill.Skin d="M382 322C370 308 352 302 338 302C328 304 328 311 334 313C326 314 325 321 331 323C325 325 325 332 332 333C328 336 330 342 336 342C346 345 358 351 370 352Z" />
    <Fill.Hill2 d="M446 308C464 296 490 308 486 334C482 358 470 384 450 392C430 398 396 376 364 352L380 316C400 328 418 338 430 342C436 332 438 316 446 308Z" />
  </Scene>
)
