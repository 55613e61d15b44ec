import type { SceneDrawing } from './scene.tsx'

/** A cup of coffee and a crossword by a window; a low morning sun and a small amber line far away. */
export const life: SceneDrawing = {
  viewBox: '0 0 560 440',
  drawing: (
    <>
      <rect className="wall" x={0} y={0} width={560} height={440} />
      <path
        className="pane"
        d="M70 30H490Q516 30 516 56V260Q516 286 490 286H70Q44 286 44 260V56Q44 30 70 30Z"
      />
      <clipPath id="help-3-view">
        <rect x={44} y={30} width={472} height={256} rx={26} />
      </clipPath>
      <g clipPath="url(#help-3-view)">
        <circle className="pale" opacity={0.14} cx={404} cy={186} r={104} />
        <circle className="pale" opacity={0.16} cx={404} cy={186} r={76} />
        <circle className="pale" cx={404} cy={186} r={50} />
        <path className="ridge" d="M0 220C90 120 170 230 270 170S440 200 560 140V300H0Z" />
        <path className="amber" d="M201 240Q204 206 204.2 189L206 164L207.8 189Q208 206 211 240" />
        <path className="hill-2" d="M0 250C80 200 190 260 300 220S470 250 560 206V300H0Z" />
        <path className="hill-3" d="M0 282C130 236 240 290 380 256S500 268 560 252V300H0Z" />
        <path
          className="contour"
          d="M0 262C80 214 190 272 300 232S470 262 560 220"
          opacity={0.55}
        />
      </g>
      <rect className="pane" x={0} y={312} width={560} height={32} />
      <path className="ridge" d="M0 344H560V440H0Z" />
      <g transform="translate(312 352) skewX(-24)">
        <rect className="pale" x={0} y={0} width={150} height={64} rx={3} />
        <path
          className="ink"
          d="M0 0h22v16H0zM44 16h22v16H44zM88 0h22v16H88zM22 48h22v16H22zM110 32h22v16h-22zM66 48h22v16H66z"
        />
        <path
          className="line-ink"
          d="M0 16h150M0 32h150M0 48h150M22 0v64M44 0v64M66 0v64M88 0v64M110 0v64M132 0v64"
          strokeWidth={1}
        />
      </g>
      <path className="line-object" d="M468 410L514 350" />
      <ellipse className="ink" cx={176} cy={410} rx={92} ry={12} />
      <path className="pale" d="M108 326H232C234 372 216 404 170 404S106 372 108 326Z" />
      <path className="line-object" d="M230 342c34-8 40 34-8 38" strokeWidth={9} />
      <ellipse className="ink" cx={170} cy={327} rx={58} ry={7} />
      <path
        className="line-object"
        d="M150 304c-14-16 12-24 0-44M184 304c-14-16 12-24 0-44"
        opacity={0.55}
      />
    </>
  ),
}
