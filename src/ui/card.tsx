import type { SceneName } from '../scenes/scene-files.tsx'
import { ScenePicture } from '../scenes/scene-picture.tsx'

interface CardProps {
  title: string
  text: string
  picture: SceneName
}

/** A picture, and the words that say what it shows. */
export function Card({ title, text, picture }: CardProps) {
  return (
    <li className="card">
      <div className="card-picture">
        <ScenePicture name={picture} />
      </div>
      <div className="card-words">
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </li>
  )
}
