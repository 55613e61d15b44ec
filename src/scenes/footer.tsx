import { Fill, Scene } from './scene.tsx'

/** Four hills at first light: a small house, a low sun, the peak thin and far away. */
export const FooterScene = ({ className }: { className: string }) => (
  <Scene className={className} viewBox="0 0 1440 260" preserveAspectRatio="xMaxYMax slice">
    <rect fill="var(--ground)" x={0} y={0} width={1440} height={260} />
    <circle fill="var(--glow)" opacity={0.5} cx={1044} cy={116} r={104} />
    <circle fill="var(--glow)" opacity={0.7} cx={1044} cy={116} r={74} />
    <circle fill="var(--pale)" cx={1044} cy={116} r={46} />
    <Fill.Amber d="M1194.8 126L1197 70L1199.2 126Z" />
    <Fill.Pane d="M0 140c140-60 340 20 540-2s312-58 452-16 268-62 448 6v132H0Z" />
    <Fill.Ridge d="M0 184c220-64 440 16 700-24s430 16 570-10 130-16 170-10v120H0Z" />
    <Fill.Ink d="M870 180V134L896 112L922 134V180Z" />
    <Fill.Pale d="M890 140H902V154H890z" />
    <Fill.Hill2 d="M0 214c180-24 380 8 600-12s212-38 296-38 264 56 544 18v78H0Z" />
    <Fill.Floor d="M0 232C260 208 480 246 800 230S1240 212 1440 230V261H0Z" />
  </Scene>
)
