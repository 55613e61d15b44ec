// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeBrowser } from '../masking/fake-browser.ts'
import { WaitlistFrame } from './waitlist-frame.tsx'

const FORM = 'https://tally.so/embed/wAbC12?utm_source=mail'
const tally = { provider: 'Tally', frameOrigins: ['https://tally.so'], sendsMessages: true }

// When it comes and what the line above it says: the waitlist's spec and journeys in e2e/.

const { pass } = fakeBrowser()

const waitlist = (loading: 'near' | 'click', sender = tally) => (
  <section id="waitlist" data-frame-url={FORM}>
    <WaitlistFrame {...sender} loading={loading} />
  </section>
)

const frame = () => screen.getByTitle<HTMLIFrameElement>(/waitlist form$/)
const isShown = () => screen.queryByTitle(/waitlist form$/) !== null

function openForm(sender = tally) {
  window.history.replaceState(null, '', '/#waitlist')
  render(waitlist('near', sender))
}

afterEach(() => window.history.replaceState(null, '', '/'))

describe('the frame', () => {
  it('waits for the campaign tags, which come at the end of the document', () => {
    const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    openForm()
    expect(isShown()).toBe(false)
    readyState.mockReturnValue('interactive')
    act(() => document.dispatchEvent(new Event('DOMContentLoaded')))
    expect(frame().getAttribute('src')).toBe(FORM)
  })

  it('gives way to a sentence when its script fails', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.stubGlobal('IntersectionObserver', undefined)
    render(waitlist('near'))
    expect(screen.getByText(/could not open here/)).toBeDefined()
    expect(isShown()).toBe(false)
    expect(log).toHaveBeenCalled()
  })

  it('has a button that is hidden until scripts run, where visitors choose first', () => {
    expect(renderToString(waitlist('click'))).toMatch(/<button[^>]* hidden=""[^>]*>Show the form/)
  })

  it('is never called slow where its provider sends no messages', () => {
    openForm({ ...tally, provider: 'unknown', sendsMessages: false })
    pass(60_000)
    expect(screen.getByRole('status').textContent).toMatch(/^Form not showing\?/)
  })
})
