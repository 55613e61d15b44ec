import { SittingHead } from './head.tsx'
import type { SceneDrawing } from './scene.tsx'

/** A person reads at a desk under a lamp; rain and a small amber line in the window. */
export const focus: SceneDrawing = {
  viewBox: '0 0 560 440',
  drawing: (
    <>
      <rect className="wall" x={0} y={0} width={560} height={440} />
      <rect className="pane" x={30} y={36} width={300} height={250} />
      <path className="hill-2" d="M30 240C100 190 170 250 330 206V286H30Z" />
      <path
        className="amber"
        d="M231 226Q238 211.6 238.2 181L240 120L241.8 181Q242 211.6 249 226"
        opacity={0.55}
      />
      <path
        className="contour"
        d="M44 50l-5 24M97 147l-5 24M150 244l-5 24M203 141l-5 24M256 238l-5 24M309 135l-5 24M82 232l-5 24M135 129l-5 24M188 226l-5 24M241 123l-5 24M294 220l-5 24M67 117l-5 24M120 214l-5 24M173 111l-5 24M226 208l-5 24M279 105l-5 24M52 202l-5 24M105 99l-5 24M158 196l-5 24M211 93l-5 24M264 190l-5 24M317 87l-5 24M90 184l-5 24M143 81l-5 24M196 178l-5 24M249 75l-5 24M302 172l-5 24M75 69l-5 24M128 166l-5 24M181 63l-5 24M234 160l-5 24M287 57l-5 24M60 154l-5 24M113 51l-5 24"
        opacity={0.55}
      />
      <path className="wall" d="M176 36h10V286h-10z" />
      <rect className="sky" x={18} y={286} width={324} height={14} rx={3} />
      <path className="floor" d="M0 400H560V440H0Z" />
      <path className="pale" opacity={0.13} d="M186 176L96 352H380L262 176Z" />
      <rect className="ridge" x={40} y={350} width={380} height={16} rx={4} />
      <rect className="ridge" x={60} y={366} width={12} height={40} />
      <rect className="ridge" x={388} y={366} width={12} height={40} />
      <path className="line-object" d="M120 350v-8M120 342C96 300 130 230 206 172" />
      <path className="hill-3" d="M176 190L196 132Q222 120 246 140L268 182Z" />
      <rect className="hill-3" x={92} y={340} width={56} height={12} rx={5} />
      <path className="hill-3" d="M214 352L222 332H346L354 352Z" />
      <path className="pale" d="M222 346C240 320 268 322 284 336C300 322 330 320 346 346Z" />
      <path className="line-ink" d="M284 338v8" strokeWidth={2.6} />
      <SittingHead hair="ink" transform="translate(414 196) rotate(-100)" />
      <path
        className="hill-1"
        d="M380 420C352 376 364 296 414 276Q440 296 470 282C508 300 522 350 520 420Z"
      />
      <path
        className="hill-1"
        d="M420 300C400 330 380 338 340 334L338 352C380 364 430 352 452 320Z"
      />
      <path className="skin" d="M346 333C330 330 318 334 316 342C318 350 330 352 344 351Z" />
      <path className="ink" d="M470 420V330q0-8 8-8h52q8 0 8 8V420Z" />
    </>
  ),
}
