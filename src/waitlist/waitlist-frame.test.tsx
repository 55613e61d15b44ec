// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeBrowser } from '../masking/fake-browser.ts'
import { WaitlistFrame } from './waitlist-frame.tsx'

const FORM = 'https://tally.so/embed/wAbC12?utm_source=mail'
const DEFAULT = /^Form not showing\?/
const SLOW = /seems slow or blocked here/
const SUBMITTED = JSON.stringify({ event: 'Tally.FormSubmitted', payload: { answers: 'secret' } })

const tally = { provider: 'Tally', frameOrigins: ['https://tally.so'], sendsMessages: true }

const { scroll, pass } = fakeBrowser()

const waitlist = (loading: 'near' | 'click', sender = tally) => (
  <section id="waitlist" data-frame-url={FORM}>
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
  const violation = new Event('securitypolicyviolation')
  Object.assign(violation, { effectiveDirective: 'frame-src' })
  act(() => document.dispatchEvent(violation))
}

afterEach(() => window.history.replaceState(null, '', '/'))

describe('the frame', () => {
  it('comes once the visitor has stayed for 0.8 s, not for one who passes by, and remains', () => {
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

  it('does not come by choosing another section', () => {
    render(waitlist('near'))
    window.history.replaceState(null, '', '/#faq')
    act(() => window.dispatchEvent(new Event('hashchange')))
    expect(isShown()).toBe(false)
  })

  it('waits for the campaign tags, which come at the end of the document', () => {
    const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    openForm()
    expect(isShown()).toBe(false)
    readyState.mockReturnValue('interactive')
    act(() => document.dispatchEvent(new Event('DOMContentLoaded')))
    expect(frame().getAttribute('src')).toBe(FORM)
  })

  it('gets no device, and of our address the origin alone', () => {
    openForm()
    expect(frame().hasAttribute('allow')).toBe(false)
    expect(frame().getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin')
  })

  it('gives way to a sentence when its script fails', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.stubGlobal('IntersectionObserver', undefined)
    render(waitlist('near'))
    expect(screen.getByText(/could not open here/)).toBeDefined()
    expect(isShown()).toBe(false)
    expect(log).toHaveBeenCalled()
  })
})

describe('where visitors choose first', () => {
  it('being near is no choice, and no form is called slow', () => {
    render(waitlist('click'))
    scroll(true)
    pass(60_000)
    expect(isShown()).toBe(false)
    expect(line()).toBe('')
  })

  it('the button is hidden where scripts do not run', () => {
    expect(renderToString(waitlist('click'))).toMatch(/<button[^>]* hidden=""[^>]*>Show the form/)
  })
})

describe('the line above the form', () => {
  it('says at once that our own policy stops the form', () => {
    openForm()
    violateOwnPolicy()
    expect(line()).toMatch(SLOW)
  })

  it('believes no other origin, window or format', () => {
    openForm()
    say(SUBMITTED, 'https://tally.so.evil.example')
    say(SUBMITTED, 'https://tally.so', window)
    say('{{')
    say(null)
    expect(line()).toMatch(DEFAULT)
  })

  it('claims nothing of a provider that sends no messages', () => {
    openForm({ ...tally, provider: 'unknown', sendsMessages: false })
    say(SUBMITTED)
    pass(60_000)
    expect(line()).toMatch(DEFAULT)
  })
})
