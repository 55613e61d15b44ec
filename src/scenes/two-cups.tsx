import { Scene } from './scene.tsx'

/** Two empty armchairs turned to each other under one lamp. */
export const FaqScene = () => (
  <Scene viewBox="0 0 440 360" className="faq-scene">
    <path fill="var(--sky)" d="M0 300C106 300 128 20 220 20S334 300 440 300Z" />
    <path fill="var(--pale)" opacity={0.1} d="M188 92L84 300H356L252 92Z" />
    <path fill="var(--floor)" d="M0 300H440Q436 328 392 328H48Q4 328 0 300Z" />
    <path stroke="var(--object)" d="M220 294V92" />
    <path fill="var(--object)" d="M182 96L200 44h40l18 52Z" />
    <path fill="var(--ink)" d="M196 300q0-8 24-8t24 8Z" />
    <path
      fill="var(--hill-3)"
      d="M34 292L22 176Q20 138 54 138 84 138 90 172L104 246 176 250V292Z"
    />
    <path fill="var(--hill-2)" d="M60 292V240q0-26 26-26h22q22 0 22 22v56Z" />
    <path fill="var(--hill-1)" d="M130 246h38q16 0 16 14t-16 14h-38Z" />
    <path
      fill="var(--ridge)"
      d="M406 292L418 176Q420 138 386 138 356 138 350 172L336 246 264 250V292Z"
    />
    <path fill="var(--hill-1)" d="M380 292V240q0-26-26-26h-22q-22 0-22 22v56Z" />
    <path fill="var(--pane)" d="M310 246h-38q-16 0-16 14t16 14h38Z" />
    <path
      fill="var(--ink)"
      d="M44 292h12l-4 20h-8zM158 292h12v20h-8zM384 292h12v20h-8zM270 292h12l-4 20h-8z"
    />
    <path
      stroke="var(--accent)"
      d="M108 150q14 14 0 28M124 138q24 26 0 52M332 150q-14 14 0 28M316 138q-24 26 0 52"
    />
  </Scene>
)
