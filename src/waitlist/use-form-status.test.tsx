// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WaitlistFrame } from './waitlist-frame.tsx'

// The visitor is there at once; how long one must stay is another test.
vi.mock(import('./use-has-stayed.ts'), () => ({ useHasStayed: () => true }))

const SLOW = /seems slow or blocked here/
const SENT = /reports that your details were sent/
const DEFAULT = /If the form does not appear here/
const SUBMITTED = JSON.stringify({ event: 'Tally.FormSubmitted', payload: { answers: 'secret' } })
const LOADED = JSON.stringify({ event: 'Tally.FormLoaded' })

const tally = {
  provider: 'Tally',
  embedUrl: 'https://tally.so/embed/wAbC12',
  frameOrigins: ['https://tally.so'],
  sendsMessages: true,
  tagRoute: { how: 'query' },
  loading: 'near',
} as const

const silent = { ...tally, provider: 'unknown', sendsMessages: false }

const line = () => screen.getByRole('status').textContent
const frame = () => screen.getByTitle<HTMLIFrameElement>(/waitlist form$/)

function say(data: unknown, origin = 'https://tally.so', source = frame().contentWindow) {
  act(() => window.dispatchEvent(new MessageEvent('message', { data, origin, source })))
}

function pass(ms: number) {
  act(() => vi.advanceTimersByTime(ms))
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  window.history.replaceState(null, '', '/')
})

describe('a form that gives signs of life', () => {
  it('is called slow after 8 seconds of silence, not before, and its frame stays', () => {
    render(<WaitlistFrame {...tally} />)
    pass(7999)
    expect(line()).toMatch(DEFAULT)
    pass(1)
    expect(line()).toMatch(SLOW)
    expect(frame().getAttribute('src')).toBe('https://tally.so/embed/wAbC12')
  })

  it('is not called slow once it has spoken, and no longer when it speaks late', () => {
    render(<WaitlistFrame {...tally} />)
    say(LOADED)
    pass(60_000)
    expect(line()).toMatch(DEFAULT)
    cleanup()
    render(<WaitlistFrame {...tally} />)
    pass(9000)
    say(LOADED)
    expect(line()).toMatch(DEFAULT)
  })

  it('thanks for a sign-up for good, without moving the focus', () => {
    render(<WaitlistFrame {...tally} />)
    say(SUBMITTED)
    expect(line()).toMatch(SENT)
    say(LOADED)
    pass(60_000)
    expect(line()).toMatch(SENT)
    expect(document.activeElement).toBe(document.body)
    expect(document.body.textContent).not.toContain('secret')
  })

  it.each([
    ['another origin', SUBMITTED, 'https://tally.so.evil.example', 'frame'],
    ['another window', SUBMITTED, 'https://tally.so', 'window'],
    ['a text that is not JSON', '{{', 'https://tally.so', 'frame'],
    ['nothing at all', null, 'https://tally.so', 'frame'],
  ])('is not believed from %s', (_what, data, origin, from) => {
    render(<WaitlistFrame {...tally} />)
    say(data, origin, from === 'frame' ? frame().contentWindow : window)
    expect(line()).toMatch(DEFAULT)
  })

  it('is called blocked as soon as our own policy stops it', () => {
    render(<WaitlistFrame {...tally} />)
    const violation = new Event('securitypolicyviolation')
    act(() => {
      document.dispatchEvent(Object.assign(violation, { effectiveDirective: 'frame-src' }))
    })
    expect(line()).toMatch(SLOW)
  })
})

describe('a form that says nothing', () => {
  it('is never called slow, nor is anybody thanked', () => {
    render(<WaitlistFrame {...silent} />)
    say(SUBMITTED)
    pass(60_000)
    expect(line()).toMatch(DEFAULT)
  })
})

describe('the landing address', () => {
  it('hands its campaign tags to the frame, and nothing else', () => {
    window.history.replaceState(null, '', '/?utm_source=mail&gclid=1&ref=a%20b')
    render(<WaitlistFrame {...tally} />)
    expect(frame().getAttribute('src')).toBe(
      'https://tally.so/embed/wAbC12?utm_source=mail&ref=a%20b',
    )
  })
})
