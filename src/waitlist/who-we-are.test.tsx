// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ALL_FACTS } from '../legal/real-pages.ts'
import { WhoWeAre } from './who-we-are.tsx'

it('names the company and where to write to it', () => {
  render(<WhoWeAre facts={ALL_FACTS} />)
  expect(screen.getByRole('heading').textContent).toBe('Who we are')
  expect(screen.getByText(/is made by Sample Company Inc\. Write to us at/)).toBeDefined()
  const link = screen.getByRole('link', { name: ALL_FACTS.contactEmail })
  expect(link.getAttribute('href')).toBe(`mailto:${ALL_FACTS.contactEmail}`)
})

it.each(['companyName', 'contactEmail'])('says nothing without %s', (unset) => {
  const { container } = render(<WhoWeAre facts={{ ...ALL_FACTS, [unset]: ' ' }} />)
  expect(container.textContent).toBe('')
})

it('shows the company’s name as typed', () => {
  render(<WhoWeAre facts={{ ...ALL_FACTS, companyName: ' A $& <b>*C* Inc. ' }} />)
  expect(screen.getByText(/is made by A \$& <b>\*C\* Inc\. Write to us at/)).toBeDefined()
})
