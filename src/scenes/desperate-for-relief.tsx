import { Head } from './head.tsx'
import { Peak } from './peak.tsx'
import { Fill, Scene, Stroke } from './scene.tsx'

/** Late at night a person sits on the edge of the bed, chin in the hand; the peak rises behind the back. */
export const DesperateForReliefScene = () => (
  <Scene data-scene="desperate-for-relief" viewBox="0 0 480 480">
    <rect fill="var(--pane)" x={36} y={38} width={150} height={190} />
    <Fill.Ridge d="M36 192C80 168 120 200 186 176V228H36Z" />
    <Fill.Pale d="M80 66a20 20 0 1 0 20 23a16.4 16.4 0 0 1-20-23Z" />
    <Fill.Sky d="M106 38h9V228h-9zM36 126H186v9H36z" />
    <rect fill="var(--pane)" x={26} y={226} width={170} height={14} rx={3} />
    <Peak x={376} />
    <rect fill="var(--hill-3)" x={458} y={262} width={14} height={158} rx={4} />
    <Fill.Ridge d="M236 352H464V404H236ZM398 330C388 296 420 276 458 286V330" />
    <Fill.Hill2 d="M226 346C300 326 400 336 464 322V388C400 396 300 384 226 400Z" />
    <Stroke.Accent d="M240 362c80-20 160-8 224-18M240 380c80-20 160-8 224-18" opacity={0.55} />
    <Fill.Skin d="M144 406h28v14h-60c-6 0-5-8 4-9 12-2 20-2 28-5Z" />
    <Fill.Hill2 d="M145 410C145 388 144 372 142 358C140 338 152 326 174 327L230 334L206 384C182 386 176 398 175 410Z" />
    <Fill.Skin d="M202 406h24v14h-50c-6 0-5-8 4-9 10-2 16-2 22-5Z" />
    <Fill.Hill3 d="M194 410C192 390 186 372 182 358C178 336 192 322 212 324C252 328 292 330 320 338V364C318 384 296 390 268 386L238 382C230 392 228 400 226 410Z" />
    <Head hair="short" eyes="closed" transform="translate(200 186) rotate(-34)" scale={0.46} />
    <Fill.Hill1 d="M236 262C234 240 248 226 272 226C292 226 302 236 312 248C342 282 354 322 338 356C330 368 300 368 280 362C256 354 250 330 246 306Z" />
    <Fill.Skin d="M198 276C190 268 188 256 194 250C204 254 214 250 222 240C228 234 236 240 232 248C228 258 226 266 224 274Z" />
    <Stroke.Ink d="M195 258q7 3 13 1M196 266q6 2 11 1" strokeWidth={2} />
    <Fill.Hill2 d="M262 250C282 242 302 256 300 278C294 308 264 336 228 348C212 352 200 342 202 328C206 314 236 298 246 276C250 264 252 254 262 250ZM202 332C197 320 197 296 199 274L226 270C230 294 234 318 234 334Z" />
  </Scene>
)
