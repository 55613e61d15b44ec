import { ButtonLink } from '../ui/button-link.tsx'
import './error-message.css'

interface ErrorMessageProps {
  title: string
  text: string
  homeLabel: string
}

/** What an error page says, and the way home. */
export function ErrorMessage({ title, text, homeLabel }: ErrorMessageProps) {
  return (
    <div className="error-message">
      <div className="page-width">
        <h1>{title}</h1>
        <p>{text}</p>
        <ButtonLink link={{ label: homeLabel, href: '/', opensNewTab: false }} variant="primary" />
      </div>
    </div>
  )
}
