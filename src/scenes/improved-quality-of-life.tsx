import { Head } from './head.tsx'
import { Fill, Scene, Stroke } from './scene.tsx'

/** A person does a crossword over coffee by a window; a low morning sun, and the peak behind a hill far away. */
export const ImprovedQualityOfLifeScene = () => (
  <Scene data-scene="improved-quality-of-life" viewBox="0 0 560 440">
    <rect fill="var(--ground)" x={0} y={0} width={560} height={440} />
    <path fill="var(--glow)" opacity={0.4} d="M0 0H560V440H0Z" />
    <clipPath id="life-view">
      <rect x={36} y={26} width={300} height={214} rx={20} />
    </clipPath>
    <g clipPath="url(#life-view)">
      <rect fill="var(--pane)" x={36} y={26} width={300} height={214} />
      <circle fill="var(--glow)" opacity={0.6} cx={122} cy={156} r={90} />
      <circle fill="var(--glow)" opacity={0.7} cx={122} cy={156} r={65} />
      <circle fill="var(--pale)" cx={122} cy={156} r={42} />
      <Fill.Amber d="M242 170C256 150 257.6 92 260 40C262.4 92 264 150 278 170Z" />
      <Fill.Ridge d="M0 168C70 132 130 176 196 172C258 168 250 77 282 77S308 150 346 150V260H0Z" />
      <Fill.Hill2 d="M0 206C70 160 160 218 250 178S340 194 400 170V260H0Z" />
      <Fill.Hill3 d="M0 238C100 198 190 244 290 214S360 222 400 212V260H0Z" />
    </g>
    <rect fill="var(--pane)" x={24} y={240} width={324} height={14} rx={3} />
    <Fill.Ink d="M512 246C512 232 532 232 532 246V440H512Z" />
    <Head
      hair="bun"
      eyes="lowered"
      isSmiling
      transform="translate(420 166) rotate(-14)"
      scale={0.6}
    />
    <Fill.Hill2 d="M380 440C376 390 380 344 398 316C406 304 418 296 430 290C446 294 460 284 466 266C470 252 484 246 494 254C520 282 528 320 530 364V440Z" />
    <ellipse fill="var(--pane)" cx={214} cy={408} rx={290} ry={70} />
    <ellipse fill="var(--ridge)" cx={214} cy={396} rx={290} ry={70} />
    <g transform="matrix(1 0 -.42 .4 186 354)" strokeWidth={1.4}>
      <rect fill="var(--pale)" x={-10} y={-14} width={160} height={134} />
      <Fill.Ink d="M0 0h20v20H0zM60 20h20v20H60zM100 0h20v20h-20zM20 60h20v20H20zM80 60h20v20H80zM40 80h20v20H40zM120 40h20v20h-20z" />
      <Stroke.Ink d="M0 0h140v100H0zM0 20h140M0 40h140M0 60h140M0 80h140M20 0v100M40 0v100M60 0v100M80 0v100M100 0v100M120 0v100" />
    </g>
    <Fill.Ink d="M268 394L273 380L316 312L322 316L279 384Z" />
    <Fill.Skin d="M346 362C334 348 314 340 304 347C294 355 286 367 278 379C275 386 283 389 287 385L298 373C292 382 296 390 303 390C303 396 310 399 318 398C328 400 338 398 346 395Z" />
    <Fill.Hill3 d="M448 300C470 284 506 300 502 332L484 404C478 424 456 430 436 424L340 400V360L414 368C426 350 428 318 448 300ZM56 330H124C124 356 118 376 90 376S56 356 56 330Z" />
    <Stroke.Hill3 d="M122 340c20-5 24 20-6 22" strokeWidth={7} />
    <ellipse fill="var(--ink)" cx={90} cy={331} rx={34} ry={7} />
    <Stroke.Object d="M80 310c-9-11 8-17 0-30m20 30c-9-11 8-17 0-30" opacity={0.55} />
  </Scene>
)
