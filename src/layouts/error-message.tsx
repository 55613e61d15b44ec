import { homeLabel } from '../content/errors.ts'
import { ErrorScene } from '../scenes/error.tsx'
import { ButtonLink } from '../ui/link.tsx'
import './error-message.css'

interface ErrorMessageProps {
  title: string
  text: string
}

/** An error page's message, a link home and a scene of an empty bed. */
export function ErrorMessage({ title, text }: ErrorMessageProps) {
  return (
    <div className="error-message page-width">
      <div className="error-words">
        <h1 id="title" tabIndex={-1}>
          {title}
        </h1>
        <p>{text}</p>
        <ButtonLink link={{ label: homeLabel, href: '/' }} variant="primary" />
      </div>
      <ErrorScene className="error-scene" />
    </div>
  )
}
