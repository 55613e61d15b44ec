import type { ReactNode } from 'react'
import { ANCHORS } from '../chrome/site-links.ts'
import { masking } from '../copy/masking.ts'
import { Section } from '../ui/section.tsx'
import './masking.css'

interface MaskingProps {
  /** The illustration, which hydrates by itself. */
  children?: ReactNode
}

export function Masking({ children }: MaskingProps) {
  return (
    <Section
      anchor={ANCHORS.masking}
      title={masking.title}
      qualifier={masking.qualifier}
      className="masking"
    >
      {children}
    </Section>
  )
}
