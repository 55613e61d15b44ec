import { slug } from 'github-slugger'
import Markdown, { type Components } from 'react-markdown'
import './prose.css'

const components: Components = {
  h2: ({ children }) => <h2 id={headingId(String(children))}>{children}</h2>,
}

interface ProseProps {
  markdown: string
}

/** Long text, written as CommonMark. Raw HTML in it is not rendered. */
export function Prose({ markdown }: ProseProps) {
  return (
    <div className="prose">
      <Markdown components={components}>{markdown}</Markdown>
    </div>
  )
}

/** The anchor of a heading, made of its words as GitHub makes it. */
export function headingId(heading: string): string {
  return slug(heading)
}
