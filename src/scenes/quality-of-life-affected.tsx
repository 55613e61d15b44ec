import { Head } from './head.tsx'
import { Peak } from './peak.tsx'
import { Fill, Scene, Stroke } from './scene.tsx'

/** The legs of the person on the left. */
const LEGS =
  'M36 398H146C166 398 174 408 174 424L170 456H188Q194 456 194 464H140V430H34Q20 430 20 414T36 398Z'

/**
 * Two people talk across a small table; one listens hard, her elbow on the table, her hand behind the ear.
 * The peak stands between them.
 */
export const QualityOfLifeAffectedScene = () => (
  <Scene data-scene="quality-of-life-affected" viewBox="0 0 480 480">
    <Fill.Pane d="M-30 248C64 248 74 76 122 76S190 248 232 248Z" />
    <Fill.Pane d="M248 248C310 248 312 98 364 98S412 248 480 248Z" />
    {/* Lower than elsewhere: in company, there is more than the peak. */}
    <Peak x={240} height={172} />
    <Stroke.Accent d="M170 212q9 10 0 20M183 203q17 19 0 38" />
    <Fill.Ink id="seat" d="M6 466V344q0-8 6-8t6 8v84h86q5 0 5 5v33h-9v-28H16v28" />
    <use href="#seat" transform="translate(480) scale(-1 1)" />
    <Head
      hair="short"
      eyes="open"
      transform="translate(104 196) scale(-1 1) rotate(-3)"
      scale={0.48}
    />
    <Fill.Ridge d="M12 430C10 362 14 318 44 300C56 292 60 288 64 288C74 300 96 300 110 286C114 290 120 294 128 298C152 312 160 350 162 430Z" />
    <Head hair="bun" eyes="open" transform="translate(376 204) rotate(-9)" scale={0.48} />
    <Fill.Hill2 d="M328 430C328 372 338 326 362 306C370 301 376 298 380 294C392 308 416 304 428 278C432 290 438 299 446 304C468 318 472 366 470 430Z" />
    <Fill.Hill3 d={LEGS} />
    <Fill.Ridge d={LEGS} transform="translate(480) scale(-1 1)" />
    <Fill.Ink d="M60 386H420V402H248V462H232V402H60Z" />
    <Fill.Object id="cup" d="M160 350h40l-3 26q-2 10-10 10h-14q-8 0-10-10Z" />
    <use href="#cup" x={116} />
    <Stroke.Object d="M198 358c15-4 15 18-2 17M314 358c15-4 15 18-2 17" strokeWidth={5} />
    <Fill.Skin d="M132 362C144 354 158 352 170 355C179 357 179 364 172 365C180 366 180 374 173 375C178 377 177 385 170 385C156 388 144 386 130 386Z" />
    <Fill.Pane d="M34 336C40 312 72 310 80 334C84 346 90 354 104 357L138 360V386H70C42 386 26 362 34 336Z" />
    <Fill.Skin d="M409 261C413 251 414 241 412 233C410 220 406 212 399 207C392 202 395 192 404 194L409 198C407 185 419 183 422 191L425 197C427 188 439 191 437 204C441 215 442 229 439 243L434 271Z" />
    <Fill.Hill3 d="M403 252L439 261L410 342L430 306C444 294 464 308 462 330C458 356 420 380 390 386H372C354 386 348 376 354 360Z" />
  </Scene>
)
