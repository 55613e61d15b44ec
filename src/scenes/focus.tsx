import { Head } from './head.tsx'
import { Scene } from './scene.tsx'

/** A person reads at a desk under a lamp, a hand on the page; rain and a small amber line in the window. */
export const FocusScene = () => (
  <Scene viewBox="0 0 560 440">
    <rect fill="var(--ground)" x={0} y={0} width={560} height={440} />
    <rect fill="var(--pane)" x={30} y={36} width={300} height={250} />
    <path fill="var(--amber)" d="M284 236Q289 211 289.4 181L291 110L292.6 181Q293 211 298 236Z" />
    <path fill="var(--hill-2)" d="M30 240C100 190 170 250 330 206V286H30Z" />
    <path
      stroke="var(--accent)"
      d="M84 50L37 276M128 96L91 276M170 60L125 276M226 110L191 276M256 46L208 276M294 86L254 276M324 130L294 276"
      strokeDasharray="24 56"
      opacity={0.5}
    />
    <path fill="var(--ground)" d="M176 36h10V286h-10z" />
    <rect fill="var(--sky)" x={18} y={286} width={324} height={14} rx={3} />
    <path fill="var(--pane)" d="M0 400H560V440H0Z" />
    <path fill="var(--ink)" d="M528 440V300q0-8-7-8t-7 8V410H446q-6 0-6 6t6 6h68v18z" />
    <Head hair="short" transform="translate(404 196) rotate(-16)" scale={0.5} />
    <path
      fill="var(--hill-1)"
      d="M410 340C404 316 408 300 422 290C436 294 462 288 477 276C508 290 524 330 522 372C522 396 520 404 514 412H410C402 388 402 362 410 340Z"
    />
    <path
      fill="var(--hill-3)"
      d="M498 380H420C396 380 384 396 386 424L388 440H426L430 416H500C522 416 520 380 498 380Z"
    />
    <path fill="var(--pale)" opacity={0.13} d="M176 182L96 352H372L262 178Z" />
    <path
      fill="var(--ridge)"
      d="M44 350H416q6 0 6 8t-6 8H404V440H390V366H72V440H58V366H44q-6 0-6-8t6-8z"
    />
    <path stroke="var(--object)" d="M120 350v-8M120 342C96 300 130 230 206 172" />
    <path fill="var(--hill-3)" d="M176 190L196 132Q222 120 246 140L268 182Z" />
    <rect fill="var(--hill-3)" x={92} y={340} width={56} height={12} rx={5} />
    <path fill="var(--hill-3)" d="M212 352C226 310 268 310 284 328C300 310 342 310 356 352Z" />
    <path fill="var(--pale)" d="M222 346C240 320 268 322 284 336C300 322 330 320 346 346Z" />
    <path stroke="var(--ink)" d="M284 338v8" strokeWidth={2.6} />
    <path
      fill="var(--skin)"
      d="M384 318C366 312 346 317 332 326C324 331 318 336 320 340C324 342 332 339 338 336C332 341 329 345 333 347C341 348 346 344 352 340C350 345 351 349 357 348C367 346 376 345 386 342Z"
    />
    <path
      fill="var(--hill-2)"
      d="M446 308C464 298 488 308 486 330C482 352 470 368 450 367C424 366 398 357 376 347L382 317C398 327 416 331 428 331C436 326 438 314 446 308Z"
    />
  </Scene>
)
