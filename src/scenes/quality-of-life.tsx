import { Head } from './head.tsx'
import { Scene } from './scene.tsx'

const LEGS =
  'M36 398H146C166 398 174 408 174 424L170 456H188Q194 456 194 464H140V430H34Q20 430 20 414T36 398Z'

const MIRRORED = 'translate(480) scale(-1 1)'

/** Two people talk across a small table, one with a hand behind the ear; the amber line stands between them. */
export const QualityOfLifeScene = () => (
  <Scene viewBox="0 0 480 480">
    <path fill="var(--sky)" d="M0 420C58 420 70 60 120 60S224 420 320 420Z" />
    <path fill="var(--sky)" d="M182 420C273 420 292 90 372 90S428 420 480 420Z" />
    <path stroke="var(--accent)" d="M170 212q9 10 0 20M183 203q17 19 0 38" />
    <g fill="var(--ink)">
      <path id="seat" d="M6 466V344q0-8 6-8t6 8V428H104q5 0 5 5v33h-9V438H16v28z" />
      <use href="#seat" transform={MIRRORED} />
    </g>
    <Head hair="short" isAwake transform="translate(104 196) scale(-1 1) rotate(-3)" scale={0.48} />
    <path
      fill="var(--hill-2)"
      d="M12 430C10 362 14 318 44 300C56 292 60 288 64 288C74 300 96 300 110 286C114 290 120 294 128 298C152 312 160 350 162 430Z"
    />
    <Head hair="bun" isAwake transform="translate(376 204) rotate(-9)" scale={0.48} />
    <path
      fill="var(--ridge)"
      d="M314 430C316 356 326 324 356 306C366 300 374 298 380 294C392 308 420 306 432 290C436 296 440 300 446 304C468 318 472 366 470 430Z"
    />
    <path fill="var(--ridge)" d={LEGS} />
    <path fill="var(--hill-3)" d={LEGS} transform={MIRRORED} />
    <path fill="var(--amber)" d="M220 386Q237 347.6 237.6 266L240 14L242.4 266Q243 347.6 260 386" />
    <path fill="var(--ink)" d="M60 386H420V402H248V462H232V402H60Z" />
    <path fill="var(--object)" d="M168 386v-28h36v28zM284 386v-28h36v28z" />
    <path stroke="var(--object)" d="M285 365c-11-2-11 15 0 13" strokeWidth={4} />
    <path
      fill="var(--skin)"
      d="M140 366C152 360 164 356 180 358C188 360 188 366 180 367C186 370 186 375 179 376C183 379 180 384 174 384C160 386 150 386 138 384Z"
    />
    <path
      fill="var(--hill-3)"
      d="M38 334C44 314 70 314 78 334C84 348 92 358 106 361L144 362L146 386H70C44 386 30 358 38 334Z"
    />
    <path
      fill="var(--skin)"
      stroke="var(--ground)"
      d="M408 268C400 258 396 246 398 236C395 222 396 208 402 202C412 202 418 214 420 226C425 238 428 250 428 260Z"
    />
    <path
      fill="var(--pane)"
      stroke="var(--ground)"
      d="M405 268L430 256C442 288 458 324 472 356C480 380 452 396 438 382C424 354 412 312 405 268Z"
    />
  </Scene>
)
