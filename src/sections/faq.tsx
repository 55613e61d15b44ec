import type { ReactNode } from 'react'
import { ANCHORS } from '../chrome/site-links.ts'
import { faq } from '../copy/faq.ts'
import { Section } from '../ui/section.tsx'
import './faq.css'

interface FaqProps {
  /** The questions. */
  children?: ReactNode
}

export function Faq({ children }: FaqProps) {
  return (
    <Section anchor={ANCHORS.faq} title={faq.title} qualifier={faq.hint} className="faq">
      {children}
    </Section>
  )
}
