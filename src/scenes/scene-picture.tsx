import { type SceneName, sceneFiles } from './scene-files.tsx'
import './scene-picture.css'

interface ScenePictureProps {
  name: SceneName
}

/** A picture that comes when it is near. The words beside it say what it means. */
export function ScenePicture({ name }: ScenePictureProps) {
  const file = sceneFiles.find((one) => one.name === name)
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
