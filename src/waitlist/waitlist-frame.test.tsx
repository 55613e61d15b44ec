// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { WaitlistFrame } from './waitlist-frame.tsx'

vi.mock(import('../ui/use-is-hydrated.ts'), { spy: true })

const FORM = 'https://forms.quiet.example/waitlist?list=1'

const frame = (
  <WaitlistFrame
    form={{
      provider: 'Tally',
      embedUrl: FORM,
      frameOrigins: ['https://forms.quiet.example'],
      sendsMessages: true,
      attribution: 'query',
    }}
  />
)

afterEach(cleanup)

describe('the built page', () => {
  it('has no frame and nowhere the address of the form', () => {
    const markup = renderToString(frame)
    expect(markup).not.toContain('<iframe')
    expect(markup).not.toContain('forms.quiet.example')
  })
})

describe('once scripts run, the frame', () => {
  let form: HTMLElement

  beforeEach(() => {
    const complaint = vi.spyOn(console, 'error')
    const container = document.createElement('div')
    container.innerHTML = renderToString(frame)
    document.body.replaceChildren(container)
    render(frame, { container, hydrate: true })
    expect(complaint).not.toHaveBeenCalled()
    form = screen.getByTitle(/waitlist form$/)
  })

  it('shows the form', () => {
    expect(form.tagName).toBe('IFRAME')
    expect(form.getAttribute('src')).toBe('https://forms.quiet.example/waitlist?list=1')
  })

  it('grants what a form needs and nothing more', () => {
    expect(form.getAttribute('sandbox')?.split(' ').sort()).toEqual([
      'allow-forms',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
      'allow-same-origin',
      'allow-scripts',
      'allow-top-navigation-by-user-activation',
    ])
    expect(form.hasAttribute('allow')).toBe(false)
  })

  it('tells the form our origin, and not our page', () => {
    expect(form.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin')
  })

  it('says that the form is on its way, until something came', () => {
    expect(screen.getByText(/on its way/)).toBeDefined()
    fireEvent.load(form)
    expect(screen.queryByText(/on its way/)).toBeNull()
  })
})

it('when the script fails, a sentence stands in the frame’s place and the log says why', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const failure = new Error('no hydration here')
  vi.mocked(useIsHydrated).mockImplementation(() => {
    throw failure
  })
  const { container } = render(frame)
  expect(screen.getByText(/could not open here/)).toBeDefined()
  expect(container.querySelector('iframe')).toBeNull()
  expect(log).toHaveBeenCalledWith('The interactive part "waitlist" failed:', failure)
})
