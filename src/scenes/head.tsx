import { Fill, Stroke } from './scene.tsx'

const HAIR = {
  short:
    'M-76-80C-66-112-32-127 8-127C72-127 115-80 113-16C111 32 94 66 72 84C60 78 52 64 46 50C50 30 42 12 26 10C16 10 10 16 8 26L4 42C-8 30-12 8-9-14C-10-30-18-40-26-46C-24-58-30-68-38-74C-50-72-64-74-76-80Z',
  receding:
    'M-34-104C-18-118 0-124 18-123C78-118 114-76 113-16C112 32 92 68 66 88C54 82 46 66 42 50C49 34 43 12 26 10C14 10 8 20 6 30C-4 22-6 6-2-12C2-40-22-50-32-66C-38-78-38-92-34-104Z',
  bun: 'M-74-84C-62-114-30-128 8-128C58-128 96-102 109-62C129-68 153-52 153-26C153 0 129 14 109 6C103 40 87 70 67 88C55 82 47 66 43 50C50 34 43 12 26 10C16 10 10 16 8 26L4 38C-8 28-10 10-10-6C-12-30-28-46-46-56C-58-63-70-72-74-84Z',
}

/** In the hair's color, close above the lid. It never slants down to the nose, which would look stern. */
const BROW = 'M-85-38C-74-46-56-44-41-29C-57-37-71-40-81-34C-85-31-88-35-85-38Z'

const EAR = 'M19 28C19 18 29 15 32 23C35 32 28 41 22 43'

/** The pupil hangs from the lid. */
const EYES = {
  closed: { lid: 'M-75-10C-67-4-56-4-48-11', pupil: '' },
  lowered: { lid: 'M-79-11C-71-14-58-13-46-6', pupil: 'M-75-13A7.5 7.5 0 1 0-61-11Z' },
  open: { lid: 'M-79-9C-72-18-58-20-44-11', pupil: 'M-73-15A8 8 0 1 0-59-16Z' },
}

interface HeadProps {
  hair: keyof typeof HAIR
  eyes: keyof typeof EYES
  isSmiling?: boolean
  /** An SVG transform. */
  transform: string
  scale: number
}

/**
 * Everyone's head. Before its `transform`, it is upright, around 0, 0, and faces left. Its lines are equally wide at
 * any scale.
 */
export function Head({ hair, eyes, isSmiling = false, transform, scale }: HeadProps) {
  const Hair = hair === 'short' ? Fill.Ink : Fill.HairGray
  const { lid, pupil } = EYES[eyes]
  const mouth = isSmiling ? 'M-81 71C-75 72-69 70-65 66' : 'M-81 71C-76 71-71 71-65 72'
  const strokeWidth = Math.round((2.6 / scale) * 10) / 10
  return (
    <g transform={`${transform} scale(${scale})`}>
      <Fill.Skin d="M-18 210C-12 170-22 150-42 138C-60 135-77 128-83 117C-87 108-84 101-81 94C-79 88-83 85-85 81C-87 77-84 74-82 71C-87 68-91 63-89 57C-87 52-87 50-88 46C-97 46-108 44-111 37C-113 30-99 16-93-2C-90-12-93-22-92-34C-90-78-60-112 0-114C62-116 104-74 104-16C104 28 88 54 72 76C64 88 66 110 72 150C76 178 86 198 98 214Z" />
      <Hair d={HAIR[hair] + BROW} />
      {hair === 'short' && (
        <Fill.HairGray
          opacity={0.6}
          d="M-9-14C-12 8-8 30 4 42L8 26C10 16 16 10 26 10C42 12 50 30 46 50C52 64 60 78 72 84C68 62 70 40 62 16C52-14 26-34-16-36C-12-30-10-22-9-14Z"
        />
      )}
      {pupil && <Fill.Ink d={pupil} />}
      <Stroke.Ink strokeWidth={strokeWidth} d={EAR + lid + mouth} />
    </g>
  )
}
