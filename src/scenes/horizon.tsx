import { Scene } from './scene.tsx'

/** Hills at first light: a small house, a low sun, the amber line small and far away. */
export const FooterScene = () => (
  <Scene viewBox="0 0 1440 260" className="footer-scene" preserveAspectRatio="xMaxYMax slice">
    <circle fill="var(--pale)" opacity={0.3} cx={1080} cy={132} r={112} />
    <circle fill="var(--pale)" opacity={0.4} cx={1080} cy={132} r={80} />
    <circle fill="var(--pale)" cx={1080} cy={132} r={50} />
    <path
      fill="var(--sky)"
      d="M0 170C180 90 330 180 520 130S860 60 1080 120S1340 100 1440 130V260H0Z"
    />
    <path fill="var(--ink)" d="M624 190v-44l26-20 26 20v44Z" />
    <rect fill="var(--pale)" x={644} y={150} width={12} height={14} />
    <path fill="var(--pane)" d="M0 206C200 150 420 216 640 170S1000 150 1440 196V260H0Z" />
    <path
      fill="var(--amber)"
      d="M756 164Q758 157.6 758.2 144L760 128L761.8 144Q762 157.6 764 164"
    />
    <path fill="var(--floor)" d="M0 236C260 190 520 240 800 214S1240 204 1440 232V261H0Z" />
  </Scene>
)
