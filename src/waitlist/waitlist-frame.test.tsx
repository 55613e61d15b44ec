// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeBrowser } from '../masking/fake-browser.ts'
import { useHasCome } from './use-has-come.ts'
import { WaitlistFrame } from './waitlist-frame.tsx'

vi.mock(import('./use-has-come.ts'), { spy: true })

const FORM = 'https://forms.quiet.example/waitlist?list=1'

const settings = {
  provider: 'Tally',
  embedUrl: FORM,
  frameOrigins: ['https://forms.quiet.example'],
  sendsMessages: true,
  tagRoute: { how: 'query' },
} as const

const frame = <WaitlistFrame {...settings} loading="near" />

const { scroll, pass } = fakeBrowser()

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
    scroll(true)
    pass(800)
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

describe('a visitor who only passes by', () => {
  const isShown = () => screen.queryByTitle(/waitlist form$/) !== null

  it('is not made known to the form', () => {
    render(frame)
    scroll(true)
    pass(799)
    scroll(false)
    pass(60_000)
    expect(isShown()).toBe(false)
  })

  it('and stays 0.8 s later finds it, and keeps it on leaving', () => {
    render(frame)
    scroll(true)
    pass(799)
    expect(isShown()).toBe(false)
    pass(1)
    expect(isShown()).toBe(true)
    scroll(false)
    pass(1000)
    expect(isShown()).toBe(true)
  })
})

describe('a visitor far from the form', () => {
  const isShown = () => screen.queryByTitle(/waitlist form$/) !== null
  const section = (
    <section id="waitlist">
      <a href="https://forms.quiet.example/">Open</a>
      {frame}
    </section>
  )

  afterEach(() => window.history.replaceState(null, '', '/'))

  it('finds it on choosing Join', () => {
    render(section)
    expect(isShown()).toBe(false)
    window.history.replaceState(null, '', '/#faq')
    act(() => window.dispatchEvent(new Event('hashchange')))
    expect(isShown()).toBe(false)
    window.history.replaceState(null, '', '/#waitlist')
    act(() => window.dispatchEvent(new Event('hashchange')))
    expect(isShown()).toBe(true)
  })

  it('finds it on coming by a link to its section', () => {
    window.history.replaceState(null, '', '/#waitlist')
    render(section)
    expect(isShown()).toBe(true)
  })

  it('finds it on moving the focus into its section', () => {
    render(section)
    act(() => screen.getByRole('link').focus())
    expect(isShown()).toBe(true)
  })
})

describe('where the owner lets visitors choose first', () => {
  const byChoice = <WaitlistFrame {...settings} loading="click" />

  it('no frame is made before the button is pressed, and no form is called slow', () => {
    render(byChoice)
    scroll(true)
    pass(60_000)
    expect(screen.queryByTitle(/waitlist form$/)).toBeNull()
    expect(screen.getByText(/^Nothing is sent to the service/)).toBeDefined()
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('the button brings the form and hands it the focus', () => {
    render(byChoice)
    fireEvent.click(screen.getByRole('button', { name: 'Show the form here' }))
    const form = screen.getByTitle(/waitlist form$/)
    expect(form.getAttribute('src')).toBe(FORM)
    expect(document.activeElement).toBe(form)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText(/on its way/)).toBeDefined()
  })

  it('the built page has the words, the button and no address', () => {
    const markup = renderToString(byChoice)
    expect(markup).toMatch(/<button[^>]* hidden=""[^>]*>Show the form here/)
    expect(markup).not.toContain('forms.quiet.example')
  })
})

it('when the script fails, a sentence stands in the frame’s place and the log says why', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const failure = new Error('no hydration here')
  vi.mocked(useHasCome).mockImplementation(() => {
    throw failure
  })
  const { container } = render(frame)
  expect(screen.getByText(/could not open here/)).toBeDefined()
  expect(container.querySelector('iframe')).toBeNull()
  expect(log).toHaveBeenCalledWith('The interactive part "waitlist" failed:', failure)
})
