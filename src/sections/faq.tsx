import type { ReactNode } from 'react'
import { faq } from '../content/faq.ts'
import { FaqScene } from '../scenes/faq.tsx'
import { Section } from './section.tsx'
import '../styles/prose.css'
import './faq.css'

export function Faq({ children }: { children?: ReactNode }) {
  return (
    <Section anchor="faq" title={faq.title} subtitle={faq.subtitle}>
      <FaqScene className="faq-scene" />
      <div className="faq-list">{children}</div>
    </Section>
  )
}

interface FaqQuestionProps {
  question: string
  /** The answer. Its first element has the anchor: inside `<details>`, which browsers open for it. */
  children?: ReactNode
}

/**
 * The shared name makes the questions an exclusive accordion. The `summary` contains only text,
 * because voice control misses nested elements.
 */
export function FaqQuestion({ question, children }: FaqQuestionProps) {
  return (
    <details name="faq" className="faq-item">
      <summary>{question}</summary>
      <div className="faq-answer prose">{children}</div>
    </details>
  )
}
