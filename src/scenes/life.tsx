import { Head } from './head.tsx'
import { Scene } from './scene.tsx'

/** A person does a crossword over coffee by a window; a low morning sun and a small amber line far away. */
export const LifeScene = () => (
  <Scene viewBox="0 0 560 440">
    <rect fill="var(--ground)" x={0} y={0} width={560} height={440} />
    <clipPath id="life-view">
      <rect x={36} y={30} width={300} height={236} rx={20} />
    </clipPath>
    <g clipPath="url(#life-view)">
      <rect fill="var(--pane)" x={36} y={30} width={300} height={236} />
      <circle fill="var(--pale)" opacity={0.3} cx={118} cy={172} r={92} />
      <circle fill="var(--pale)" opacity={0.4} cx={118} cy={172} r={66} />
      <circle fill="var(--pale)" cx={118} cy={172} r={42} />
      <path fill="var(--ridge)" d="M0 186C70 150 140 206 220 160S320 168 400 130V300H0Z" />
      <path fill="var(--amber)" d="M262 190L265 136L268 190Z" />
      <path fill="var(--hill-2)" d="M0 226C70 180 160 238 250 198S340 214 400 190V300H0Z" />
      <path fill="var(--hill-3)" d="M0 262C100 222 190 268 290 238S360 246 400 236V300H0Z" />
    </g>
    <rect fill="var(--pane)" x={24} y={266} width={324} height={14} rx={3} />
    <path fill="var(--ink)" d="M512 246C512 232 532 232 532 246V440H512Z" />
    <Head hair="bun" isSmiling transform="translate(420 166) rotate(-14)" scale={0.6} />
    <path
      fill="var(--hill-2)"
      d="M350 440C344 386 350 330 380 310C398 300 412 298 424 296C440 302 458 290 466 266C470 252 484 246 494 254C520 282 528 320 530 364V440Z"
    />
    <path fill="var(--ridge)" d="M0 356H560V382H0Z" />
    <path fill="var(--pane)" d="M0 382H560V440H0Z" />
    <g transform="translate(186 326) skewX(-30) scale(.84 .52)">
      <rect fill="var(--pale)" x={0} y={0} width={150} height={64} rx={3} />
      <path
        fill="var(--ink)"
        d="M0 0h22v16H0zM44 16h22v16H44zM88 0h22v16H88zM22 48h22v16H22zM110 32h22v16h-22zM66 48h22v16H66z"
      />
      <path
        stroke="var(--ink)"
        d="M0 16h150M0 32h150M0 48h150M22 0v64M44 0v64M66 0v64M88 0v64M110 0v64M132 0v64"
        strokeWidth={1.4}
      />
    </g>
    <path stroke="var(--object)" d="M296 300L272 344" strokeWidth={5} />
    <path
      fill="var(--skin)"
      d="M318 350C300 354 284 352 276 346C280 338 288 332 298 330C310 330 322 332 332 336Z"
    />
    <path
      fill="var(--hill-3)"
      d="M384 300C404 296 416 312 408 330C398 350 360 362 320 356C314 348 316 338 324 330C346 330 358 322 364 312C368 304 374 300 384 300Z"
    />
    <path fill="var(--hill-3)" d="M64 312H132C132 340 124 356 98 356S64 340 64 312Z" />
    <path stroke="var(--hill-3)" d="M130 320c22-6 26 22-4 24" strokeWidth={7} />
    <ellipse fill="var(--ink)" cx={98} cy={313} rx={34} ry={4.5} />
    <path
      stroke="var(--object)"
      d="M88 298c-9-11 8-17 0-30M108 298c-9-11 8-17 0-30"
      opacity={0.55}
    />
  </Scene>
)
