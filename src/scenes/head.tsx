interface HeadProps {
  hair: 'ink' | 'hair-grey'
}

/** The one head of every picture, lying, with the face up; its middle is at 1190, 560. */
export function Head({ hair }: HeadProps) {
  return (
    <>
      <path
        className="skin"
        d="M1282 470C1268 454 1236 440 1212 443C1200 445 1194 459 1186 458C1172 452 1152 424 1138 413C1130 407 1120 411 1119 421C1118 430 1121 440 1115 444C1109 446 1103 433 1096 434C1091 435 1093 443 1089 444C1085 445 1082 437 1076 438C1070 440 1071 451 1064 452C1057 452 1053 444 1044 445C1032 447 1026 460 1026 474C1026 492 1026 506 1020 522C1008 546 992 556 968 560L972 668C1060 648 1130 634 1220 652L1330 600Z"
      />
      <path
        className={hair}
        d="M1280 466C1336 478 1364 546 1346 612C1334 662 1290 690 1236 676C1196 664 1186 630 1190 592C1204 604 1228 600 1234 578C1240 556 1226 544 1214 544C1222 512 1262 506 1280 466Z"
      />
    </>
  )
}

interface SittingHeadProps extends HeadProps {
  /** To where it is, and how it is turned. */
  transform: string
  scale?: number
}

/** The same head of somebody who sits, with ear and mouth; their lines are as wide at any scale. */
export function SittingHead({ hair, transform, scale = 0.46 }: SittingHeadProps) {
  const wide = (width: number) => Math.round((width / scale) * 10) / 10
  return (
    <g transform={`${transform} scale(${scale}) translate(-1190 -560)`}>
      <Head hair={hair} />
      <path
        className="line-ink"
        d="M1216 582C1230 584 1236 556 1218 546C1204 540 1192 552 1196 566"
        strokeWidth={wide(2.4)}
      />
      <path className="line-ink" d="M1164 486q6 10 2 20" strokeWidth={wide(3)} />
    </g>
  )
}
