import { Fill, Scene, Stroke } from './scene.tsx'

/** Two chairs at a table with two cups; the question is a line, the answer a hill. */
export const FaqScene = () => (
  <Scene viewBox="0 0 440 424" className="faq-scene">
    <circle fill="var(--glow)" opacity={0.3} cx={300} cy={130} r={112} />
    <Fill.Hill2 d="M202 184C258 184 260 98 300 98S342 184 398 184Z" />
    <Stroke.Accent d="M232 184C268 184 270 120 300 120S332 184 368 184M262 184C284 184 284 142 300 142S316 184 338 184" />
    <Fill.Hill3 d="M202 184Q300 166 398 184A112 112 0 0 1 359 225L374 260 330 238A112 112 0 0 1 202 184ZM250 276H304C304 298 296 316 277 316S250 298 250 276ZM420 424V272q0-6-6-6t-6 6v84h-62q-6 0-6 6v62h10v-56h60v56z" />
    <circle fill="var(--pane)" cx={122} cy={138} r={84} />
    <Fill.Amber d="M109 190C118 186 120 130 122 66C124 130 126 186 135 190Z" />
    <Fill.Ridge d="M59 193Q122 176 185 193A84 84 0 0 1 101 219L66 248 72 206A84 84 0 0 1 59 193Z" />
    <Fill.Object d="M136 276H190C190 298 182 316 163 316S136 298 136 276ZM20 424V272q0-6 6-6t6 6v84h62q6 0 6 6v62h-10v-56H30v56z" />
    <Stroke.Object d="M188 284c18-4 20 18-6 20" strokeWidth={6} />
    <Stroke.Hill3 d="M252 284c-18-4-20 18 6 20" strokeWidth={6} />
    <Fill.Control d="M116 316H324q6 0 6 6t-6 6H312V424H302V328H138V424H128V328H116q-6 0-6-6t6-6z" />
  </Scene>
)
