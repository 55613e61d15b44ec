// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeBrowser } from '../masking/fake-browser.ts'
import { WaitlistFrame } from './waitlist-frame.tsx'
import { WaitlistLinkPanel } from './waitlist-link-panel.tsx'

const FORM = 'https://tally.so/embed/wAbC12?utm_source=mail'
const DEFAULT = /If the form does not appear here/
const SLOW = /seems slow or blocked here/
const SENT = /reports that your details were sent/
const SUBMITTED = JSON.stringify({ event: 'Tally.FormSubmitted', payload: { answers: 'secret' } })
const LOADED = JSON.stringify({ event: 'Tally.FormLoaded' })

const tally = { provider: 'Tally', frameOrigins: ['https://tally.so'], sendsMessages: true }
const silent = { ...tally, provider: 'unknown', sendsMessages: false }

const { scroll, pass } = fakeBrowser()

const waitlist = (loading: 'near' | 'click', sender = tally) => (
  <section id="waitlist" data-frame-url={FORM}>
    <a href="https://tally.so/r/wAbC12">Open</a>
    <WaitlistFrame {...sender} loading={loading} />
  </section>
)

const line = () => screen.getByRole('status').textContent
const frame = () => screen.getByTitle<HTMLIFrameElement>(/waitlist form$/)
const isShown = () => screen.queryByTitle(/waitlist form$/) !== null

function openForm(sender = tally) {
  window.history.replaceState(null, '', '/#waitlist')
  render(waitlist('near', sender))
}

function say(data: unknown, origin = 'https://tally.so', source = frame().contentWindow) {
  act(() => window.dispatchEvent(new MessageEvent('message', { data, origin, source })))
}

function violateOwnPolicy() {
  const violation = Object.assign(new Event('securitypolicyviolation'), {
    effectiveDirective: 'frame-src',
  })
  act(() => document.dispatchEvent(violation))
}

afterEach(() => window.history.replaceState(null, '', '/'))

describe('the frame', () => {
  it('has the address, the rights and the referrer that a form needs, and no more', () => {
    openForm()
    expect(frame().getAttribute('src')).toBe(FORM)
    expect(frame().getAttribute('sandbox')?.split(' ').sort()).toEqual([
      'allow-forms',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
      'allow-same-origin',
      'allow-scripts',
      'allow-top-navigation-by-user-activation',
    ])
    expect(frame().hasAttribute('allow')).toBe(false)
    expect(frame().getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin')
  })

  it('is announced as on its way until something has loaded', () => {
    openForm()
    expect(screen.getByText(/on its way/)).toBeDefined()
    fireEvent.load(frame())
    expect(screen.queryByText(/on its way/)).toBeNull()
  })

  it('waits for the campaign tags, which come at the end of the document', () => {
    const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    openForm()
    expect(isShown()).toBe(false)
    readyState.mockReturnValue('interactive')
    act(() => document.dispatchEvent(new Event('DOMContentLoaded')))
    expect(frame().getAttribute('src')).toBe(FORM)
  })

  it('gives way to a sentence and a log line when its script fails', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.stubGlobal('IntersectionObserver', undefined)
    render(waitlist('near'))
    expect(screen.getByText(/could not open here/)).toBeDefined()
    expect(isShown()).toBe(false)
    const words = 'The interactive part "waitlist" failed:'
    expect(log).toHaveBeenCalledWith(words, expect.any(TypeError))
  })
})

describe('a visitor reaches the form', () => {
  it('by staying near it for 0.8 s, not by passing it', () => {
    render(waitlist('near'))
    scroll(true)
    pass(799)
    scroll(false)
    pass(60_000)
    expect(isShown()).toBe(false)
    scroll(true)
    pass(800)
    expect(isShown()).toBe(true)
    scroll(false)
    pass(1000)
    expect(isShown()).toBe(true)
  })

  it('by choosing Join, not by choosing another section', () => {
    render(waitlist('near'))
    for (const hash of ['#faq', '#waitlist']) {
      expect(isShown()).toBe(false)
      window.history.replaceState(null, '', hash)
      act(() => window.dispatchEvent(new Event('hashchange')))
    }
    expect(isShown()).toBe(true)
  })

  it('by moving the focus into its section', () => {
    render(waitlist('near'))
    act(() => screen.getByRole('link').focus())
    expect(isShown()).toBe(true)
  })
})

describe('where visitors choose first', () => {
  it('the button brings the form and gives it the focus, and nothing else does', () => {
    render(waitlist('click'))
    scroll(true)
    pass(60_000)
    expect(isShown()).toBe(false)
    expect(screen.getByText(/^Nothing is sent to the service/)).toBeDefined()
    expect(line()).toBe('')
    fireEvent.click(screen.getByRole('button', { name: 'Show the form here' }))
    expect(document.activeElement).toBe(frame())
    expect(screen.queryByRole('button')).toBeNull()
    expect(line()).toMatch(DEFAULT)
  })

  it('the button is hidden where scripts do not run', () => {
    expect(renderToString(waitlist('click'))).toMatch(/<button[^>]* hidden=""[^>]*>Show the form/)
  })
})

describe('a form that sends messages', () => {
  beforeEach(() => openForm())

  it('is called slow after 8 seconds of silence, keeps its frame, and may still arrive', () => {
    pass(7999)
    expect(line()).toMatch(DEFAULT)
    pass(1)
    expect(line()).toMatch(SLOW)
    expect(isShown()).toBe(true)
    say(LOADED)
    expect(line()).toMatch(DEFAULT)
  })

  it('is not called slow once it has spoken', () => {
    say(LOADED)
    pass(60_000)
    expect(line()).toMatch(DEFAULT)
  })

  it('thanks for a sign-up for good, keeps the answers and leaves the focus', () => {
    say(SUBMITTED)
    expect(line()).toMatch(SENT)
    say(LOADED)
    violateOwnPolicy()
    pass(60_000)
    expect(line()).toMatch(SENT)
    expect(document.activeElement).toBe(document.body)
    expect(document.body.textContent).not.toContain('secret')
  })

  it('is not believed from another origin or window, or in another format', () => {
    say(SUBMITTED, 'https://tally.so.evil.example')
    say(SUBMITTED, 'https://tally.so', window)
    say('{{')
    say(null)
    expect(line()).toMatch(DEFAULT)
  })

  it('is called blocked as soon as our own policy stops it', () => {
    violateOwnPolicy()
    expect(line()).toMatch(SLOW)
  })
})

it('a form that sends no messages is never called slow, nor anybody thanked', () => {
  openForm(silent)
  say(SUBMITTED)
  pass(60_000)
  expect(line()).toMatch(DEFAULT)
})

it('a form that cannot be framed has a large link in its place, for a new tab', () => {
  const href = 'https://forms.gle/aBcD1'
  render(<WaitlistLinkPanel waitlistForm={{ href, tagRoute: { how: 'none' } }} />)
  const link = screen.getByRole('link', { name: /\(opens in new tab\)$/ })
  expect(link.getAttribute('href')).toBe(href)
  expect(link.getAttribute('rel')).toBe('noopener')
  expect(isShown()).toBe(false)
})
