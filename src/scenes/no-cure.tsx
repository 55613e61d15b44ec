import { Wedge } from './line.tsx'
import { Scene } from './scene.tsx'

/** Bottles and boxes with empty labels, one of them fallen over; the amber line still stands behind them. */
export const NoCureScene = () => (
  <Scene viewBox="0 0 480 480">
    <Wedge x={254} />
    <path fill="var(--ridge)" d="M44 346H436V412H420V426H406V412H74V426H60V412H44Z" />
    <path fill="var(--pane)" d="M54 356H234V402H54zM246 356H426V402H246z" />
    <path fill="var(--object)" d="M132 376h24v5h-24zM324 376h24v5h-24z" />
    <rect fill="var(--ridge)" x={28} y={334} width={424} height={14} rx={4} />
    <path fill="var(--hill-1)" d="M106 334V268Q106 260 114 260H152Q160 260 160 268V334Z" />
    <path fill="var(--hill-1)" d="M296 334V240Q296 214 310 208V178H328V208Q342 214 342 240V334Z" />
    <path
      fill="var(--hill-2)"
      d="M170 212H208V334H170ZM228 334Q224 334 224 330V304Q224 300 228 300H262Q266 300 266 304H276V330H266Q266 334 262 334ZM352 334V292H392V334Z"
    />
    <path fill="var(--hill-3)" d="M50 334V256Q50 240 64 236V222H82V236Q96 240 96 256V334Z" />
    <path fill="var(--hill-3)" d="M208 212L220 220V334H208ZM307 160H331V184H307Z" />
    <path fill="var(--hill-3)" d="M355 292V264H389V292ZM402 334V308H438V334Z" />
    <path fill="var(--ink)" d="M60 208H86V224H60zM66 208V184Q66 172 73 172T80 184V208Z" />
    <path fill="var(--ink)" d="M104 238Q104 234 108 234H158Q162 234 162 238V262H104Z" />
    <path fill="var(--ink)" d="M276 302H282V332H276ZM353 252H391V266H353ZM399 296H441V310H399Z" />
    <path
      fill="var(--pale)"
      d="M50 268H96V312H50zM106 280H160V314H106zM170 234H208V262H170zM232 300H254V334H232zM296 256H342V304H296zM352 304H392V322H352z"
    />
    <path
      stroke="var(--ink)"
      d="M62 284h22M62 296h14M120 292h26M120 302h16M308 272h22M308 284h22M308 294h12M364 313h16M182 248h14M243 310v14"
      strokeWidth={2.4}
    />
  </Scene>
)
