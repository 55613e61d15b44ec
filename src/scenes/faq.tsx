import { Head } from './head.tsx'
import { Fill, Scene, Stroke } from './scene.tsx'

/** Two people talk; the question is a peak, the answer a hill. */
export const FaqScene = ({ className }: { className: string }) => (
  <Scene className={className} viewBox="0 0 440 424">
    <circle fill="var(--glow)" opacity={0.4} cx={304} cy={124} r={112} />
    <Fill.Hill2 d="M206 178C262 178 264 92 304 92S346 178 402 178Z" />
    <Stroke.Accent d="M236 178C272 178 274 114 304 114S336 178 372 178M266 178C288 178 288 136 304 136S320 178 342 178" />
    <Fill.Hill3 d="M206 178Q304 160 402 178A112 112 0 0 1 361 221L372 254 332 232A112 112 0 0 1 206 178Z" />
    <circle fill="var(--pane)" cx={122} cy={138} r={84} />
    <Fill.Amber d="M109 190C118 186 120 130 122 66C124 130 126 186 135 190Z" />
    <Fill.Ridge d="M59 193Q122 176 185 193A84 84 0 0 1 117 222L84 250 86 214A84 84 0 0 1 59 193Z" />
    <Head
      hair="short"
      eyes="open"
      isSmiling
      transform="translate(92 324) scale(-1 1)"
      scale={0.46}
    />
    <Head hair="bun" eyes="open" isSmiling transform="translate(346 324)" scale={0.46} />
    <Fill.Hill2 d="M0 422C6 400 26 392 58 388 72 402 100 400 112 386 150 390 168 402 174 422Z" />
    <Fill.Hill3 d="M264 422C270 402 288 392 326 386 338 400 366 402 382 388 414 392 434 400 440 422Z" />
    <Stroke.Control d="M1 422H439" />
  </Scene>
)
