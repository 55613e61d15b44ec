import { type SceneName, sceneFiles } from './scene-files.tsx'
import './scene-picture.css'

interface ScenePictureProps {
  name: SceneName
}

/** A lazily loaded picture. Decorative: the text beside it says what it means. */
export function ScenePicture({ name }: ScenePictureProps) {
  const file = sceneFiles.find((scene) => scene.name === name)
  return (
    <img
      className={`scene-picture scene-${name}`}
      src={`/${file?.path}.svg`}
      width={file?.width}
      height={file?.height}
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}
