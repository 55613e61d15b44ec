// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { FaqAccordion } from './faq-accordion.tsx'
import { attachFaqExtras } from './faq-extras.ts'
import { FaqQuestions } from './faq-questions.tsx'

vi.mock(import('./faq-extras.ts'), { spy: true })

const accordion = (
  <FaqQuestions>
    <FaqAccordion />
  </FaqQuestions>
)

afterEach(cleanup)

it('before scripts run, there are ten closed questions of which the browser keeps one open', () => {
  const built = document.createElement('div')
  built.innerHTML = renderToString(accordion)
  const items = [...built.querySelectorAll('details')]
  expect(items.map((item) => item.getAttribute('name'))).toEqual(Array(10).fill('faq'))
  expect(items.filter((item) => item.open)).toEqual([])
  for (const item of items) expect(item.querySelector('summary')?.childElementCount).toBe(0)
})

it('gives its extras to the list around it', () => {
  const { container } = render(accordion)
  const [list] = vi.mocked(attachFaqExtras).mock.lastCall ?? []
  expect(list).toBe(container.firstElementChild)
  expect(list?.querySelectorAll('details')).toHaveLength(10)
})

it('takes its extras away when it goes', () => {
  const takeAway = vi.fn()
  vi.mocked(attachFaqExtras).mockReturnValue(takeAway)
  const { unmount } = render(accordion)
  expect(takeAway).not.toHaveBeenCalled()
  unmount()
  expect(takeAway).toHaveBeenCalledOnce()
})

it('when the extras fail, the ten questions stay and the log says why', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const failure = new Error('no extras here')
  vi.mocked(attachFaqExtras).mockImplementation(() => {
    throw failure
  })
  render(accordion)
  expect(screen.getAllByRole('group')).toHaveLength(10)
  expect(log).toHaveBeenCalledWith('The interactive part "faq" failed:', failure)
})
