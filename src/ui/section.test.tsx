// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Card } from './card.tsx'
import { Section } from './section.tsx'

afterEach(cleanup)

describe('a section', () => {
  it('is a region named by its heading, at its anchor', () => {
    render(
      <Section anchor="faq" title="Fair questions">
        Questions
      </Section>,
    )
    const region = screen.getByRole('region', { name: 'Fair questions' })
    expect(region.id).toBe('faq')
    expect(region.textContent).toBe('Fair questionsQuestions')
    expect(screen.getByRole('heading', { level: 2 }).id).toBe('faq-title')
  })

  it('says what its title needs said right beneath it', () => {
    render(
      <Section anchor="faq" title="Fair questions" qualifier="One at a time.">
        Questions
      </Section>,
    )
    const heading = screen.getByRole('heading', { level: 2 })
    expect(heading.nextElementSibling?.textContent).toBe('One at a time.')
  })
})

describe('a card', () => {
  it('is an item of a list with a title and a text', () => {
    render(
      <ul>
        <Card title="Better Sleep" text="Meant for bedtime." />
      </ul>,
    )
    expect(screen.getByRole('heading', { level: 3, name: 'Better Sleep' })).toBeDefined()
    expect(screen.getByRole('listitem').textContent).toBe('Better SleepMeant for bedtime.')
  })

  it('shows its picture before the title', () => {
    const { container } = render(<Card title="Better Sleep" text="Text" icon={<svg />} />)
    expect(container.querySelector('svg')?.nextElementSibling?.tagName).toBe('H3')
  })
})
