import { Scene } from './scene.tsx'

/** Two cups on a table talk: the question is a line, the answer a hill. */
export const FaqScene = () => (
  <Scene viewBox="0 0 440 360" className="faq-scene">
    <circle fill="var(--glow)" opacity={0.3} cx={300} cy={130} r={112} />
    <path fill="var(--hill-2)" d="M202 184C258 184 260 66 300 66S342 184 398 184Z" />
    <path
      stroke="var(--accent)"
      d="M232 184C268 184 270 92 300 92S332 184 368 184M262 184C284 184 284 120 300 120S316 184 338 184"
    />
    <path
      fill="var(--hill-3)"
      d="M202 184Q300 166 398 184A112 112 0 0 1 359 225L374 260 330 238A112 112 0 0 1 202 184ZM318 272H378C378 296 370 314 348 314S318 296 318 272Z"
    />
    <circle fill="var(--pane)" cx={122} cy={138} r={84} />
    <path fill="var(--amber)" d="M119 190L122 76L125 190Z" />
    <path
      fill="var(--ridge)"
      d="M59 193Q122 176 185 193A84 84 0 0 1 101 219L66 248 72 206A84 84 0 0 1 59 193ZM62 272H122C122 296 114 314 92 314S62 296 62 272Z"
    />
    <path stroke="var(--ridge)" d="M120 280c18-4 20 18-6 20" strokeWidth={6} />
    <path stroke="var(--hill-3)" d="M320 280c-18-4-20 18 6 20" strokeWidth={6} />
    <path fill="var(--ink)" d="M22 314H418q6 0 6 6t-6 6H228V360H212V326H22q-6 0-6-6t6-6z" />
  </Scene>
)
